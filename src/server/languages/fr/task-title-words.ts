import type { TaskTitleWords } from '../parts/task-title-words.ts'

export const taskTitles: TaskTitleWords = {
  fillers:
    /^(?:une?|aussi|encore|juste|absolument|vraiment|d'abord|ensuite|euh|surtout|quand meme|(?:bien )?penser a|(?:ne )?pas oublier (?:de |d')|me rappeler (?:de |d')|essayer (?:de |d')|faire en sorte (?:de |d')|m'assurer (?:de |d')|veiller a|de (?=\p{L}+(?:er|ir|re)\b)|que )[\s,]*/u,
  remarks:
    / (?:et|mais|parce que|car|sinon) (?:je|j'|on|il|elle|ils|elles|moi|puis|ca|c'|apres|nous)(?![\p{L}])| (?:c'est|ca) (?:urgent|important|prioritaire|presse)| (?:au plus tard|au plus vite|des que possible|sans faute)(?![\p{L}])| priorite (?:haute|basse|moyenne)/u,
  hanging: "et|ou|du|de|le|la|les|des|d'|l'|à|dans|avec|pour|au|d'ici|ici|jusqu'à|moi|que|en|un|a|on|y",
  clitics: /^(?:(?:me|te|lui|leur|le|la|les|y|en|nous|vous|se) |[mtls]')+/u,
}
