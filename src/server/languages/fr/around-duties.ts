/** Adverbs between "il faut" and "que", which say nothing of what must be done. A blank precedes each. */
export const surely =
  '(?: (?:absolument|aussi|donc|bien|vraiment|surtout|quand meme|encore|alors|juste|vite|toujours|imperativement|ensuite|du coup|une fois)){0,3}'

/** What others think, which is no duty yet. */
export const thinks = 'pense|pensent|croit|croient|trouve|trouvent|dit|disent|pretend|estime|estiment'
