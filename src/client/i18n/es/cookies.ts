export const cookies = {
  label: 'Cookies',
  text: 'Dictum guarda en este dispositivo lo que necesita para funcionar. ¿Puede contar también las páginas vistas? Nunca lo que dices o escribes.',
  policy: 'Política de cookies',
  accept: 'Aceptar',
  reject: 'Rechazar',
  settings: 'Preferencias de cookies',
}
