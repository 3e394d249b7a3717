import type { LegalTexts } from '../legal-texts.ts'

/** The privacy and cookie policies. */
export const legal: LegalTexts = {
  updated: 'Última actualización: enero de 2025',
  back: 'Volver',
  privacy: {
    title: 'Política de privacidad',
    lead: 'Dictum funciona en el servidor de quien lo opera: la empresa o la persona cuya dirección has abierto. Lo que dices y escribes va a ese servidor, y solo sale de él donde esta página lo indica.',
    sections: [
      {
        title: 'Información que recogemos',
        paragraphs: ['Recogemos lo que nos das y lo que se genera al usar Dictum:'],
        points: [
          'Tu nombre y tu correo electrónico, y tu contraseña, de la que solo guardamos una huella (hash).',
          'Si activas la verificación en dos pasos: la clave que compartes con tu aplicación, cifrada, y huellas de tus códigos de recuperación.',
          'Las notas de voz que grabas o subes, sus transcripciones y lo que se extrae de ellas: resúmenes, tareas, eventos, etiquetas y observaciones.',
          'Lo que ajustas tú: idioma, zona horaria, preferencias y los nombres y términos de tu vocabulario.',
          'Datos de uso: cuándo inicias sesión, con la dirección de red y el tipo de navegador, y el registro técnico del servidor.',
          'Cuando alguien abre el enlace público de una nota: que se ha abierto y cuándo. Para que recargar la página no cuente otra vez, se guarda durante media hora una huella con clave de la dirección de red y del tipo de navegador, que se borra en menos de dos horas y no identifica a nadie.',
          'Cookies y almacenamiento similar en tu dispositivo, como explica la política de cookies.',
        ],
      },
      {
        title: 'Uso de la información',
        paragraphs: [
          'La usamos para que Dictum te sirva: transcribir y analizar tus notas, mostrártelas, recordarte lo que vence, proteger tu cuenta y cobrar Premium si lo eliges. No entrenamos modelos con tus grabaciones.',
          'Si lo aceptas en el aviso de cookies, contamos además qué páginas se abren. Nunca se incluye nada de tus notas.',
        ],
      },
      {
        title: 'Con quién se comparte',
        paragraphs: [
          'No vendemos tus datos. La voz y el texto se procesan en el propio servidor, salvo que quien lo opera haya configurado un servicio para ello: entonces la grabación va a ese servicio de voz, o la transcripción a ese modelo de lenguaje, y solo con ese fin. Cada nota dice qué motor escribió su texto y qué analista lo leyó.',
          'Los subtítulos en directo mientras grabas los produce tu navegador, y solo si lo has aceptado; algunos navegadores envían para ello el sonido a su fabricante. De los pagos se encarga un proveedor de pagos, y el número de tu tarjeta nunca nos llega. Los correos los entrega el servicio de correo de quien opera el servidor. Las personas con las que compartes una nota ven esa nota y nada más.',
        ],
      },
      {
        title: 'Seguridad',
        paragraphs: [
          'Cada petición se comprueba con tu cuenta: a través de Dictum solo veis una nota tú y las personas con las que la compartes. Las contraseñas se guardan solo como huella (hash) y todo lo que se hace en el panel de administración queda registrado. Quien opera el servidor puede acceder técnicamente a lo que hay en él. Ningún método es perfecto; si tus datos corrieran peligro, te avisaremos.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          'Puedes acceder a tus datos, corregirlos, eliminarlos o exportarlos en cualquier momento. En el propio Dictum puedes leer y corregir cada nota, eliminarla, cambiar tu nombre, tu correo electrónico y tu contraseña y cerrar las demás sesiones.',
          'Puedes pedir que se elimine tu cuenta, o hacerlo tú en Ajustes: con ella se eliminan tus notas, sus grabaciones y todo lo que se extrajo de ellas. También puedes oponerte a un uso de tus datos o reclamar ante la autoridad de protección de datos de tu país.',
        ],
      },
      {
        title: 'Conservación de los datos',
        paragraphs: [
          'Conservamos tus datos mientras tu cuenta esté activa o durante el tiempo que exija la ley. Una nota que eliminas se elimina con su grabación y con todo lo que se extrajo de ella.',
          'Cuando eliminas tu cuenta, lo que le pertenece desaparece de inmediato. Las copias de seguridad de quien opera el servidor pueden contenerlo hasta que se sustituyan, y las facturas se guardan el tiempo que marca la ley fiscal.',
        ],
      },
      {
        title: 'Contacto',
        paragraphs: [
          'Para cualquier pregunta sobre esta política o sobre tus datos, y para ejercer tus derechos, escríbenos:',
        ],
      },
    ],
  },
  cookies: {
    title: 'Política de cookies',
    lead: 'Dictum guarda poco en tu dispositivo: lo que necesita para funcionar, y nada para seguirte fuera de aquí.',
    sections: [
      {
        title: 'Qué son las cookies',
        paragraphs: [
          'Las cookies son textos pequeños que un sitio web guarda en tu navegador y que este devuelve en cada visita. El almacenamiento local, el de sesión (que se vacía al cerrar la pestaña), las bases de datos del navegador y su caché son parecidos, pero no se envían. Esta página se refiere a todos ellos.',
        ],
      },
      {
        title: 'Cookies que usamos',
        paragraphs: ['Estas son necesarias para que Dictum funcione y se guardan sin preguntar:'],
        points: [
          'dictum.session_token (cookie): mantiene tu sesión iniciada, 30 días como máximo.',
          'dictum.sign_in (cookie): solo con la verificación en dos pasos, recuerda durante cinco minutos que la contraseña era correcta.',
          'dictum.shared (cookie): solo si abres una nota compartida que tiene contraseña, recuerda durante dos horas que la has introducido bien.',
          'dictum.admin (cookie, almacenamiento de sesión): mantiene abierto el panel de administración para quien tiene su contraseña, doce horas como máximo.',
          'i18nextLng, dictum.adminLanguage, dictum.theme, dictum.playback (almacenamiento local): tu idioma, el del panel de administración, tu tema y cómo prefieres escuchar.',
          'cookie-consent, dictum.captions, dictum.install (almacenamiento local): tus respuestas sobre las cookies, los subtítulos en directo y la instalación de Dictum, y si ya has estado aquí.',
          'dictum.install, dictum.reloadedFrom (almacenamiento de sesión): que esta visita ya se ha contado, y desde qué versión de Dictum se ha recargado esta pestaña.',
          'dictum.microphone (almacenamiento local): el micrófono que has elegido, con su nombre, y con qué filtros del navegador graba.',
          'dictum.wayBack (almacenamiento local): solo si has olvidado tu contraseña, la dirección de la página a la que ibas, para llevarte a ella cuando tengas una nueva; se elimina entonces y deja de usarse al cabo de una hora.',
          'dictum.askedToPersist (almacenamiento local): que ya se ha pedido a tu navegador que no borre lo que se guarda aquí.',
          'dictum.user (almacenamiento local): tu nombre y tu correo, el identificador de tu cuenta y su plan, para que Dictum se abra sin red; se borra al cerrar sesión.',
          'dictum.remindedOfTasks (almacenamiento local): el identificador de tu cuenta y el día del último recordatorio de tareas en este dispositivo, para que no haya más de uno al día.',
          'dictum.textDraft (almacenamiento de sesión): las frases que estás cambiando en una nota, con el identificador de la nota, para que no se pierdan si se recarga la página; se borran cuando las guardas o las descartas, o al cerrar sesión.',
          'dictum-offline (base de datos del navegador): las notas que abriste por última vez, treinta como máximo, y lo que muestran Hoy y las listas, para que puedas leerlas sin red; se borran al cerrar sesión.',
          'dictum, dictum-uploads (bases de datos del navegador): las grabaciones y los archivos que aún no han llegado al servidor, para que no se pierda nada de lo que has dicho.',
          'dictum-received (base de datos del navegador): el audio que has compartido con Dictum desde otra aplicación, hasta que lo conviertes en notas o lo descartas, o durante un día.',
          'workbox-precache (caché del navegador): las páginas, el código y las tipografías del propio Dictum, para que se abra sin red.',
        ],
      },
      {
        title: 'Cookies de terceros',
        paragraphs: [
          'Ninguna, de entrada. Si quien opera el servidor cuenta las páginas vistas con un servicio como Google Analytics, este solo se carga después de que aceptes. Recibe entonces las rutas de las páginas que abres, sin sus títulos ni los nombres de las notas, y guarda sus propias cookies (_ga y similares) hasta dos años. Si pagas Premium, la página del proveedor de pagos, en su propia ventana, usa las suyas.',
        ],
      },
      {
        title: 'Cómo controlar las cookies',
        paragraphs: [
          'Puedes aceptar o rechazar el recuento de páginas en el aviso, y cambiar aquí tu respuesta cuando quieras. En los ajustes de tu navegador puedes borrar o bloquear todas las cookies; sin la primera no podrás iniciar sesión.',
        ],
      },
      {
        title: 'Cambios en esta política',
        paragraphs: [
          'Cuando cambia lo que Dictum guarda, cambia esta página, y con ella su fecha. Si un cambio necesita tu consentimiento, te lo volveremos a pedir.',
        ],
      },
    ],
  },
}
