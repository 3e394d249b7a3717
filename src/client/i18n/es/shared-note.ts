export const sharedNote = {
  loadFailed: 'No se ha podido cargar la nota',
  missingTitle: 'Este enlace no funciona',
  missingText:
    'Puede que haya caducado o se haya revocado, o que la dirección esté incompleta. Pide otro a quien te lo envió.',
  lockedTitle: 'Esta nota está protegida con contraseña',
  lockedText: 'Quien te envió el enlace puede dártela.',
  password: 'Contraseña',
  unlock: 'Abrir la nota',
  sharedBy: 'Compartida por',
  speaker: 'Quien habla',
  done: 'Completada',
  textPending: 'El texto todavía se está transcribiendo. Vuelve dentro de un momento.',
  madeWith: 'Hecho con Dictum',
} as const
