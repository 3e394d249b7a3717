import type { ServerMessages } from '#shared/errors/server-messages.ts'
import { MAX_RECORDING_HOURS } from '#shared/limits.ts'

export const messages: ServerMessages = {
  errors: {
    bad_request: 'No se ha podido entender la solicitud.',
    link_expired: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
    validation_failed: 'Hay datos que no son válidos.',
    unauthorized: 'Inicia sesión, por favor.',
    invalid_credentials: 'El correo electrónico o la contraseña no son correctos.',
    two_factor_required: 'Escribe ahora el código de tu aplicación de autenticación.',
    sign_in_expired: 'Este inicio de sesión ha caducado. Vuelve a escribir tu contraseña.',
    share_locked: 'Esta nota necesita una contraseña.',
    admin_locked: 'El panel de administración está bloqueado. Introduce la contraseña.',
    wrong_password: 'La contraseña actual no es correcta.',
    wrong_code: 'Este código no es correcto o ya se ha usado. Escribe el siguiente que muestre tu aplicación.',
    wrong_share_password: 'Esta contraseña no es correcta.',
    wrong_admin_password: 'Contraseña incorrecta',
    wrong_account: 'Este enlace es para otra cuenta, no para la que estás usando.',
    account_inactive: 'Esta cuenta está desactivada.',
    payment_declined: 'La tarjeta ha sido rechazada. No se ha cobrado nada.',
    unknown_card: 'El entorno de pruebas solo acepta tarjetas de prueba.',
    note_limit_reached:
      'Has llegado a las {max} notas del plan gratuito. Elimina una nota o pásate a Premium; mientras tanto, tu grabación se queda en este dispositivo.',
    premium_required: 'Esto forma parte de Premium.',
    forbidden: 'No tienes permiso para hacer esto.',
    cross_origin: 'Esta solicitud venía de otro sitio y se ha rechazado.',
    not_found: 'No hay nada en esta dirección.',
    note_not_found: 'Esta nota no existe o ya no está disponible.',
    user_not_found: 'Este usuario no existe o ya no está disponible.',
    follow_up_not_found: 'Esta tarea no existe o ya no está disponible.',
    closing_offer_not_found: 'Esta propuesta ya no está disponible.',
    event_not_found: 'Este evento no existe o ya no está disponible.',
    note_share_not_found: 'Esta nota ya no está compartida con esta persona.',
    comment_not_found: 'Este comentario no existe o ya no está disponible.',
    upload_not_found: 'Esta subida no existe o ya no está disponible.',
    recording_deleted: 'La nota de esta grabación se ha eliminado.',
    share_not_found: 'Este enlace no funciona: puede que haya caducado o se haya revocado.',
    audio_deleted: 'La grabación de esta nota se ha eliminado; solo se conserva el texto.',
    audio_not_ready: 'El audio de esta nota todavía se está preparando.',
    analysis_not_ready: 'El análisis de esta nota aún no está listo.',
    nothing_to_analyse: 'No se ha encontrado voz en esta nota, así que no hay nada que analizar.',
    check_email: 'Revisa tu correo: te hemos escrito a esta dirección con los pasos que debes seguir.',
    email_taken: 'Ya existe una cuenta con este correo electrónico.',
    email_outdated: 'Este usuario tiene ya otro correo electrónico. Compruébalo y confirma ese.',
    already_subscribed: 'Ya tienes una suscripción. Puedes gestionarla en Ajustes.',
    no_subscription: 'No hay ninguna suscripción que se pueda cambiar.',
    two_factor_on: 'La verificación en dos pasos ya está activada.',
    two_factor_off: 'La verificación en dos pasos no está activada.',
    edit_conflict:
      'Mientras tanto, el texto se ha cambiado en otro lugar. Mira la versión más reciente y repite tu cambio.',
    assigned_meanwhile:
      'Otra persona ha asignado esta tarea mientras tanto. Mira quién la tiene ahora y vuelve a elegir.',
    note_busy: 'Esta nota se está procesando.',
    engine_not_ready: 'Este motor no está listo o no entiende este idioma.',
    model_busy: 'Este modelo se está descargando.',
    export_running: 'Tus datos ya se están descargando. Espera a que termine la descarga o cancélala.',
    vocabulary_full: 'Tu lista de nombres está llena; quita antes alguno que ya no necesites.',
    shares_full: 'Una nota se puede compartir con {max} personas como máximo.',
    comments_full: 'Aquí ya no se pueden añadir más comentarios.',
    share_links_full: 'Esta nota ya tiene todos los enlaces posibles; revoca antes uno que ya no necesites.',
    no_speaker_model: 'No hay instalado ningún modelo que distinga a los hablantes.',
    nothing_to_transcribe: 'No se ha encontrado voz en esta nota, así que no hay nada que transcribir.',
    uploads_full: 'Hay demasiadas subidas empezadas y sin terminar. Espera a que terminen algunas.',
    upload_conflict: 'Otra solicitud ha continuado esta subida, que sigue desde ahí.',
    upload_incomplete: 'El servidor aún no tiene toda la grabación. Primero hay que enviar el resto.',
    upload_damaged:
      'Lo que ha llegado no coincide con lo que se envió. Vuelve a enviar la grabación; sigue en este dispositivo.',
    piece_damaged: 'Una parte de la grabación se ha dañado por el camino y hay que enviarla otra vez.',
    unsupported_protocol: 'El servidor no admite este tipo de subida.',
    payload_too_large: 'La solicitud es demasiado grande.',
    file_too_large: 'El archivo supera los {max} MB, el máximo que se puede subir.',
    file_empty: 'El archivo está vacío.',
    file_missing: 'La solicitud no contiene ningún archivo de audio.',
    unsupported_audio: 'No es un archivo de audio que podamos leer. Usa MP3, WAV, M4A, WebM u OGG.',
    request_timeout: 'La solicitud se ha interrumpido porque dejaron de llegar datos. Inténtalo de nuevo.',
    upload_interrupted: 'La subida se ha interrumpido. No se ha guardado nada; inténtalo de nuevo.',
    range_not_satisfiable: 'La parte solicitada queda fuera del audio.',
    too_many_requests: 'Demasiados intentos. Vuelve a intentarlo dentro de {seconds} segundos.',
    internal: 'Algo ha fallado por nuestra parte. Si vuelve a ocurrir, indica la referencia {requestId}.',
    payment_failed:
      'No se ha podido contactar con el servicio de pagos. No ha cambiado nada; inténtalo de nuevo enseguida.',
    payments_unavailable: 'En este servidor no se han configurado los pagos.',
    unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo enseguida.',
    no_room:
      'En este momento no queda espacio en el servidor. No se pierde nada: lo que has grabado sigue en este dispositivo y se volverá a enviar más tarde.',
  },
  failures: {
    audio_unreadable: 'No se ha podido leer el audio: el archivo está dañado o incompleto. El original se conserva.',
    audio_no_track: 'Este archivo no contiene sonido.',
    audio_empty: 'La grabación está vacía.',
    audio_too_long: `Esta grabación dura más de ${MAX_RECORDING_HOURS} horas, el máximo que se puede procesar. El original se conserva; súbela por partes.`,
    audio_missing: 'El archivo de audio ya no está en el almacenamiento.',
    audio_interrupted: [
      'El proceso de esta grabación se ha interrumpido varias veces, como ocurre cuando al servidor le falta memoria.',
      'La grabación está a salvo; inténtalo más tarde.',
    ].join(' '),
    engine_refused_key:
      'El servicio de transcripción ha rechazado su clave. La grabación está a salvo; reinténtalo cuando se corrija la clave.',
    engine_no_credit:
      'El servicio de transcripción se ha quedado sin saldo. La grabación está a salvo; reinténtalo más tarde.',
    engine_too_large: [
      'El servicio de transcripción solo admite fragmentos de audio más pequeños que el enviado.',
      'La grabación está a salvo; tu administrador puede ampliar el límite del servicio.',
    ].join(' '),
    engine_busy:
      'El servicio de transcripción está saturado en este momento. La grabación está a salvo; reinténtalo dentro de unos minutos.',
    engine_unavailable:
      'El servicio de transcripción no funciona en este momento. La grabación está a salvo; reinténtalo dentro de unos minutos.',
    engine_rejected: [
      'El servicio de transcripción no admite la solicitud. La grabación está a salvo;',
      'tu administrador puede comprobar la dirección y el modelo del servicio.',
    ].join(' '),
    engine_malformed:
      'El servicio de transcripción ha respondido con algo que no es una transcripción. La grabación está a salvo; inténtalo de nuevo.',
    engine_failed: 'La transcripción ha fallado. La grabación está a salvo; inténtalo de nuevo.',
    engine_timeout:
      'La transcripción ha tardado demasiado y se ha detenido. La grabación está a salvo; inténtalo de nuevo.',
    analysis_failed: 'El texto está listo, pero su análisis ha fallado. Inténtalo de nuevo.',
    internal: 'Algo ha fallado al procesar esta nota. La grabación está a salvo; inténtalo de nuevo.',
  },
  waiting: {
    no_engine:
      'Todavía no hay ningún motor de transcripción listo. La grabación está a salvo y se transcribirá automáticamente en cuanto haya uno.',
    no_engine_for_language:
      'Ninguno de los motores listos entiende este idioma. La grabación está a salvo y se transcribirá automáticamente en cuanto haya uno que lo entienda.',
    service_unreachable: [
      'No se puede contactar con el servicio de transcripción. Se vuelve a intentar cada pocos minutos;',
      'la grabación está a salvo y se transcribirá automáticamente en cuanto el servicio vuelva a estar disponible.',
    ].join(' '),
    service_busy:
      'El servicio de transcripción está saturado y ha pedido que esperemos. La grabación está a salvo y se transcribirá automáticamente después.',
    no_room:
      'En el servidor no queda espacio para procesarla. La grabación está a salvo y el proceso continuará automáticamente en cuanto haya espacio.',
    storage_unavailable: [
      'En este momento el servidor no puede acceder al almacenamiento de las grabaciones. La grabación está a salvo',
      'y el proceso continuará automáticamente en cuanto el almacenamiento vuelva a estar disponible.',
    ].join(' '),
  },
  delays: {
    service_failing:
      'El servicio de transcripción acaba de fallar. Tu grabación está a salvo y se le volverá a preguntar automáticamente.',
    service_slow:
      'El servicio de transcripción está tardando en responder. Tu grabación está a salvo; si no responde, se le volverá a preguntar.',
    model_slow: 'El modelo de lenguaje está tardando en responder. Si no responde, la nota se analizará con reglas.',
    trying_again:
      'Algo ha fallado en el servidor. Tu grabación está a salvo y el proceso se volverá a intentar automáticamente.',
  },
  notices: {
    subscription_canceled:
      'Tu suscripción se ha cancelado. Premium sigue activo hasta el final del periodo que has pagado.',
  },
  fields: {
    required: 'Este dato es obligatorio.',
    invalid: 'Este dato no es válido.',
    too_short: 'Es demasiado corto.',
    too_long: 'Es demasiado largo.',
    email: 'No es una dirección de correo electrónico.',
    unknown_time_zone: 'No es una zona horaria conocida.',
    unknown_language: 'Este idioma no está disponible; usa en, es o fr.',
    unstorable_characters: 'Contiene caracteres que no se pueden guardar.',
    unlikely_year: 'El año debe estar entre 1900 y 2199.',
    own_email: 'Esta es tu propia dirección.',
    account_exists:
      'Ya existe una cuenta con este correo electrónico. Inicia sesión con él; si no puedes, tu administrador puede poner otra contraseña en el panel.',
    unknown_mention: 'Solo puedes mencionar a personas que tienen esta nota.',
    unknown_assignee: 'Una tarea solo se puede asignar a quienes han abierto esta nota.',
    out_of_range: 'Este número es demasiado pequeño o demasiado grande.',
  },
  speech: {
    not_configured: 'No hay ninguno conectado. Tu administrador puede conectar uno.',
    not_installed: 'No está instalado. Tu administrador puede instalarlo.',
    no_model: 'No hay ningún modelo de voz instalado.',
    downloading: 'El modelo de voz se está descargando.',
    download_failed:
      'No se ha podido descargar el modelo de voz; se reintenta automáticamente. Tu administrador puede ver el motivo.',
    broken_model:
      'No se puede cargar el modelo de voz: sus archivos están dañados. Hay que eliminarlo y descargarlo de nuevo.',
    unreachable:
      'No se puede contactar con el servicio de transcripción; se vuelve a intentar automáticamente. Mientras tanto se usan los demás motores, si los hay.',
    busy: [
      'El servicio de transcripción está saturado y ha pedido que esperemos;',
      'se volverá a intentar automáticamente. Mientras tanto se usan los demás motores, si los hay.',
    ].join(' '),
    refused_key: 'El servicio de transcripción rechaza su clave. Tu administrador puede corregirla.',
  },
  admin: {
    speech: {
      not_configured: 'No hay ninguno conectado. Define TRANSCRIPTION_BASE_URL para conectar uno.',
      not_installed: 'No está instalado. En Debian o Ubuntu, instala los paquetes pocketsphinx y pocketsphinx-en-us.',
      download_failed:
        'No se ha podido descargar el modelo de voz; se reintenta automáticamente. En «Modelos de voz» se ve el motivo.',
      refused_key: 'El servicio de transcripción rechaza su clave. Corrige TRANSCRIPTION_API_KEY y reinicia Dictum.',
    },
    failures: {
      engine_refused_key:
        'El servicio de transcripción ha rechazado su clave. Corrige TRANSCRIPTION_API_KEY, reinicia Dictum y reintenta la nota.',
      engine_too_large:
        'El servicio de transcripción solo admite fragmentos de audio más pequeños. Amplía su límite y reintenta la nota.',
      engine_rejected:
        'El servicio de transcripción no admite la solicitud. Comprueba TRANSCRIPTION_BASE_URL y TRANSCRIPTION_MODEL, y reintenta la nota.',
    },
  },
}
