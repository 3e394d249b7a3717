import type { TaskTitleWords } from '../parts/task-title-words.ts'

export const taskTitles: TaskTitleWords = {
  fillers:
    /^(?:also|still|just|really|probably|definitely|absolutely|actually|please|then|now|um|uh|er|(?:not |don't |never )?forget to|remember to|try to|try and|(?:make|be) sure (?:that )?(?:i|we|you|to)|get (?:a)?round to|go ahead and|go and|(?:i|we|you) (?:need to|have to|must|should)|(?:we|you)(?= )|(?:me|us|you) to|to)[\s,]+/u,
  remarks:
    / (?:and|but|so|because|since|or) (?:(?:i|we|he|she|they|it|you|that|then)(?:'|\b)|there)| (?:that's|it's|that is|it is) | (?:asap|as soon as possible|at the latest)\b| (?:high|low|medium|top) priority\b/u,
  hanging: 'and|or|the|a|an|of|to|in|on|with|for|that|so|but|by|until|at|from',
  clitics: null,
}
