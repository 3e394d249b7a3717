import type { CoachingLexicon } from '../parts/coaching-lexicon.ts'

export const coachingPhrases: CoachingLexicon = {
  fillers: [
    'eh+|e+m+|m{2,}|este(?= (?:,|…|\\. \\. \\.) )|o sea|bueno(?= , )|pues|digamos|(?<= ¿ )sabes(?= \\? )',
    '(?<= , )sabes(?= , )|en plan(?! de )|a ver(?! (?:si|como|que|cuando|quien|a|el|la|los) )|la verdad(?: es que)?',
    'basicamente|vale(?= , )|(?<= ¿ )no(?= \\? )',
  ].join('|'),
  hedges: [
    'creo(?= que )|yo creo|quizas?|tal vez|a lo mejor|puede que|puede ser(?! (?:que (?:el|la)) )|supongo',
    'me parece|diria|probablemente|posiblemente|seguramente',
    'no (?:lo tengo claro|estoy (?:muy |del todo )?segur[oa])|mas o menos|en principio|si es posible',
    'un poquito|imagino que|ojala',
  ].join('|'),
  recognition: [
    'gracias (?:a|al) (?:[a-z]+ ){1,4}por|(?<! de )gracias por|(?:muchas|mil) gracias',
    '(?:dar|dale|darle|darles|doy|damos) las gracias|agradec(?:er|erle|erles|emos)|agradezco',
    '(?:estoy|estamos|quedo|quedamos) (?:muy )?agradecid[oa]s?|(?:he|hemos) agradecido',
    'felicit(?:ar|arle|arles|arlos|amos|aciones)|felicidades a|(?:te|os) felicito|enhorabuena',
    '(?:buen|gran|excelente|estupendo|magnifico|fantastico) trabajo(?! (?:por delante|que hacer|pendiente) )',
    'trabajo (?:excelente|estupendo|magnifico|fantastico|impecable)|merito es de',
    '(?:estoy|estamos)(?: [a-z]+)? orgullos[oa]s? de|bravo(?= (?:por|a|,|!) )|chapo(?= (?:por|a|,|!) )',
    'se merecen? (?:un|una) (?:premio|aumento|ascenso|reconocimiento|felicitacion|aplauso)',
    'lo ha hecho (?:muy bien|genial|de maravilla)',
    'lo han hecho (?:muy bien|genial|de maravilla)',
  ].join('|'),
  reversals: [
    '(?<! (?:no|si) )(?:he|hemos) cambiado de (?:opinion|idea|parecer)',
    '(?<! (?:que|no|si|se|cuando|aunque) )(?:cambie|cambiamos) de (?:opinion|idea|parecer)',
    'pensandolo (?:bien|mejor)|(?<! no )(?:me|nos) lo (?:he|hemos) pensado mejor',
    '(?<! no )(?:doy|damos|dimos|hemos dado|he dado) marcha atras',
    '(?<! no )(?:me|nos) (?:echo|echamos|he echado|hemos echado) (?:para )?atras',
    'al final no (?:(?:lo|la|los|las|le|les|nos|me) )?(?:voy|quiero|hago|[a-z]+mos)',
    'en (?:vez|lugar) de lo que (?:decidimos|acordamos|dijimos|habiamos)',
    '(?<! no )(?:revertimos|anulamos|revocamos|deshacemos) (?:la|esa|esta|nuestra|mi) decision',
  ].join('|'),
  own: 'yo|me|mi|mis|nos|nosotr[oa]s|nuestr[oa]s?|he|voy|tengo|[a-z]{2,}mos',
  capitals: '',
}
