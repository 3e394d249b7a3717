import type { ReportedSpeech } from '../parts/reported-speech.ts'
import { textRules } from '../parts/text-rule.ts'

const quote = textRules('quoted-speech', {
  me: "(?:(?:me|nous) |m')",
  says: '(?:dit|fait|demande|sort|lance|repond|balance|crie|a (?:dit|fait|demande|sorti|lance|repondu))',
  opening: '(?:,? (?:ecoute|tiens|bon|alors|eh|he|allez|mon vieux|ma belle|chef),?)*',
  indirect: "(?!que\\b|qu'|si\\b|s'|de\\b|d'|ce\\b|quand\\b|ou\\b|comment\\b|pourquoi\\b|un\\b|une\\b|du\\b|des\\b)",
  listener: "(?:tu|t'|vous|toi|ton|ta|votre|vos|(?:il )?faut|\\p{L}+-(?:toi|moi|vous|tu))",
})
const resume = textRules('resumed-speech')
const accept = textRules('accepted-request', {
  asks: "(?:(?:me|nous) |m')(?:dit|demande|fait|a demande|a dit|demandait)",
  who: '(?:,? (?:ecoute|tiens|bon|alors),?)*,? ',
  would:
    "(?:si je (?:pouvais |peux |pourrais |voulais )?|(?:est-ce que )?(?:tu|vous) (?:peux |pouvez |pourrais |pourriez )?|de |d')",
  clitic: "(?:(?:me|nous|lui|leur|te) |[mt]')?",
  say: "(?:,? et)?,? (?:moi )?(?:je (?:lui |leur )?(?:dis|reponds|fais)|(?:je (?:lui|leur) ai|j'ai) (?:dit|repondu|fait))(?: que)?",
  yes: "(?:oui|ok|d'accord|bien sur|pas de (?:souci|probleme)|volontiers|ca marche|entendu|avec plaisir)",
})

export const reportedSpeech: ReportedSpeech = {
  quotes: [
    quote(
      'says',
      'What somebody says to the speaker.',
      '{me}{says}{opening}(?=,? {indirect}(?:\\p{L}+ ){0,1}{listener}(?![\\p{L}]))',
      {
        right: [
          'il me fait tu rêves',
          "mon oncle m'a dit écoute vous payez",
          'elle me demande vous dormez',
          'il me sort faut repeindre',
        ],
        wrong: ['il me dit que tu rêves', 'elle me demande de repeindre', 'il me fait un devis', 'je lui dis tu rêves'],
      },
    ),
  ],
  resumes: [
    resume('i', 'The speaker.', "(?:(?:et|mais|donc|alors|du coup) )?(?:je|j'ai|j'y|moi)|du coup|bref|enfin bref", {
      right: ["et j'ai ri", 'bref on paie', 'donc je repeins'],
      wrong: ['et il rit', 'jeudi'],
    }),
  ],
  accepted: [
    accept(
      'yes',
      'Somebody asked it and the speaker agreed.',
      '{asks}{who}{would}{clitic}(?<verb>\\p{L}{3,}) (?<rest>[^.;?!]{3,80}?){say} {yes}',
      {
        right: [
          "le voisin m'a demandé si je pouvais garder le chien et j'ai dit oui",
          'elle me dit vous nous envoyez le plan lundi je lui dis pas de souci',
        ],
        wrong: ["il m'a demandé si je pouvais garder le chien et j'ai dit non", 'je lui demande le plan et il dit oui'],
      },
    ),
  ],
}
