export const notifications = {
  title: 'Notificaciones',
  unread_one: '{{count}} notificación sin leer',
  unread_other: '{{count}} notificaciones sin leer',
  new: 'Nueva',
  readAll: 'Marcar todo como leído',
  readFailed: 'No se ha podido marcar como leído',
  none: 'Sin novedades',
  noneText: 'Cuando alguien comparta una nota contigo, comente o te mencione, lo verás aquí.',
  loadFailed: 'No se han podido cargar las notificaciones',
  more: 'Mostrar más',
  settings: 'Elegir tus notificaciones',
  departed: 'Alguien cuya cuenta se ha eliminado',
  untitled: 'Nota sin título',
  kinds: {
    note_shared: '{{who}} ha compartido «{{note}}» contigo',
    comment: '{{who}} ha comentado «{{note}}»',
    reply: '{{who}} te ha respondido en «{{note}}»',
    mention: '{{who}} te ha mencionado en «{{note}}»',
    task_assigned: '{{who}} te ha asignado una tarea de «{{note}}»',
    access_ended: '{{who}} ha dejado de compartir «{{note}}» contigo',
  },
  access: {
    read: '{{who}} ha cambiado tu acceso a «{{note}}»: puedes leerla',
    comment: '{{who}} ha cambiado tu acceso a «{{note}}»: puedes leerla y comentarla',
    edit: '{{who}} ha cambiado tu acceso a «{{note}}»: puedes editarla',
  },
  deletions: {
    audio_one:
      'Una de tus grabaciones se eliminará a más tardar el {{date}}, porque las grabaciones se conservan durante un tiempo limitado',
    audio_other:
      '{{count}} de tus grabaciones se eliminarán a más tardar el {{date}}, porque las grabaciones se conservan durante un tiempo limitado',
    notes_one:
      'Una de tus notas se eliminará a más tardar el {{date}}, porque las notas se conservan durante un tiempo limitado',
    notes_other:
      '{{count}} de tus notas se eliminarán a más tardar el {{date}}, porque las notas se conservan durante un tiempo limitado',
  },
} as const
