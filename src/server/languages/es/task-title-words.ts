import type { TaskTitleWords } from '../parts/task-title-words.ts'

export const taskTitles: TaskTitleWords = {
  fillers:
    /^(?:tambien|ya|aun|todavia|ademas|primero|luego|por favor|sobre todo|eh|este|pues|acordar(?:me|nos|se) de(?: que)?|recordar|no (?:se me |me |nos )?olvid(?:ar(?:me|nos|se)?|e)(?: de)?|tratar de|intentar(?= \p{L}+r\b)|asegurar(?:me|nos|se) de(?: que)?|(?:que )?(?:tengo|tenemos|hay) que|que|yo|a ver si)[\s,]+/u,
  remarks:
    / (?:y|pero|porque|que|asi que) (?:me|nos|se|le|les|lo|la|luego|ya|yo|ahi|eso|esa|asi|si|tampoco|es|corre)\b(?! \p{L}+r\b)| (?:eso|es|que es) (?:si )?(?:es )?(?:urgente|importante|prioritario)| (?:a mas tardar|como muy tarde|como maximo|lo antes posible|cuanto antes|sin falta)(?![\p{L}])| prioridad (?:alta|baja|media)/u,
  hanging: 'y|o|de|del|la|el|los|las|que|en|por|para|con|hasta|un|una|a',
  clitics: /^(?:(?:me|te|se|nos|les?|l[oa]s?) )+/u,
}
