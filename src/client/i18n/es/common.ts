export const common = {
  appName: 'Dictum',
  loading: 'Cargando...',
  close: 'Cerrar',
  cancel: 'Cancelar',
  optional: 'opcional',
  password: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
  toast: { label: 'Mensaje', region: 'Mensajes ({hotkey})' },
  error: {
    short: 'Error',
    title: 'Algo ha salido mal',
    unexpected: 'No se ha podido mostrar. Tus notas y grabaciones están a salvo; inténtalo de nuevo.',
    network: 'No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
    reference: 'Referencia: {{id}}',
    retry: 'Volver a intentarlo',
  },
  session: { unauthorized: 'No autorizado', loggedOut: 'Se ha cerrado tu sesión. Volviendo a iniciar sesión...' },
}
