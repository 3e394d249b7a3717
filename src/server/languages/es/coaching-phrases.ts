import type { CoachingLexicon } from '../parts/coaching-lexicon.ts'

export const coachingPhrases: CoachingLexicon = {
  fillers: [
    'eh+|e+m+|m{2,}|este(?= (?:,|…|\\. \\. \\.) )|o sea|bueno(?= , )|pues|digamos|(?<= ¿ )sabes(?= \\? )',
    '(?<= , )sabes(?= , )|en plan|a ver(?! (?:si|como|que|cuando|quien|a|el|la|los) )|la verdad(?: es que)?',
    'basicamente|vale(?= , )|(?<= ¿ )no(?= \\? )',
  ].join('|'),
  hedges: [
    'creo(?= que )|yo creo|quizas?|tal vez|a lo mejor|puede que|puede ser(?! (?:que (?:el|la)) )|supongo',
    'me parece|diria|probablemente|posiblemente|seguramente',
    'no (?:lo tengo claro|estoy (?:muy |del todo )?segur[oa])|mas o menos|en principio|si es posible',
    'un poquito|imagino que|ojala',
  ].join('|'),
  recognition: [
    '(?<! (?:de) )gracias(?= (?:a|por|al) )|(?:muchas|mil) gracias',
    '(?:dar|dale|darle|darles|doy|damos) las gracias|agradec(?:er|erle|erles|ido|ida|emos|idos|imiento)',
    'agradezco|(?:muy )?agradecid[oa]s?|felicit(?:ar|arle|arles|arlos|o|e|amos|aciones)|enhorabuena',
    '(?:buen|gran|excelente|estupendo|magnifico|fantastico) trabajo',
    'trabajo (?:excelente|estupendo|magnifico|fantastico|impecable)|orgullos[oa]s? de|merito (?:de|es de)',
    'bravo(?: por)?|se merecen?|lo ha hecho (?:muy bien|genial|de maravilla)',
    'lo han hecho (?:muy bien|genial|de maravilla)|chapo',
  ].join('|'),
  reversals: [
    '(?:cambie|cambiamos|he cambiado|hemos cambiado|cambio|cambiar) de (?:opinion|idea|parecer)',
    'pensandolo (?:bien|mejor)|(?:me|nos) lo (?:he|hemos) pensado mejor',
    '(?:dar|doy|damos|dimos|hemos dado|he dado) marcha atras',
    '(?:echar|echo|echamos|hemos echado|he echado|echarnos|nos echamos) (?:para )?atras|al final no',
    'en (?:vez|lugar) de lo que (?:decidimos|acordamos|dijimos|habiamos)',
    '(?:revertimos|revertir|anulamos|anular|revocamos|revocar|deshacemos|deshacer) (?:la|esa|esta|nuestra|mi) decision',
    'donde dije digo',
  ].join('|'),
  capitals: '',
}
