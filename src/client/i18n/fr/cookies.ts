export const cookies = {
  label: 'Cookies',
  text: 'Dictum conserve sur cet appareil ce qu’il lui faut pour fonctionner. Peut-il aussi compter les pages vues ? Jamais ce que vous dites ou écrivez.',
  policy: 'Politique relative aux cookies',
  accept: 'Accepter',
  reject: 'Refuser',
  settings: 'Préférences de cookies',
}
