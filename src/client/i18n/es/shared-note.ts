export const sharedNote = {
  loadFailed: 'No se ha podido cargar la nota',
  missingTitle: 'Aquí no hay nada',
  missingText:
    'Puede que este link haya caducado o se haya revocado, o que la dirección esté incompleta. Pide otro a quien te lo envió.',
  lockedTitle: 'Esta nota tiene contraseña',
  lockedText: 'Quien te envió el link puede decírtela.',
  password: 'Contraseña',
  unlock: 'Abrir la nota',
  speaker: 'Quien habla',
  done: 'Hecha',
  textPending: 'El texto todavía se está escribiendo. Vuelve dentro de un momento.',
  madeWith: 'Hecho con Dictum',
} as const
