import { textRules } from '../parts/text-rule.ts'

const plural = textRules('plural')

/** Endings of inflected or derived words; see `inflections` in `language-pack.ts`. */
export const inflections = `o a os as e es s ar er ir arme arse arte arnos arlo erlo erse irse ado ada ados adas ido ida idos idas
    ando iendo yendo amos emos imos an en aba abas aban abamos ia ias ian iamos aron ieron aste iste io aria
    arian eria irian are ara aran era eran ira iran eria isimo isima isimos isimas ito ita itos itas illo
    amente mente cion ciones sion siones miento mientos dor dora dores doras tor tora oso osa osos osas eza
    ez ura bilidad able ables ible ibles ante antes ente entes ancia encia ia ias al ales ismo ista istas
    ado ico ica icos icas idad ero era uoso ue uen uemos zco zca eo ea eos eas on ona ones onas ito izar iz
    ce ces cen cer que quen o`

/** Plurals of nouns; see `plurals` in `language-pack.ts`. */
export const plurals = [
  plural('es', 'A plural in “-es” after a consonant.', '(?<=[aeiou][nrl])es', {
    right: ['reuniones → reunion', 'valores → valor'],
    wrong: ['costes', 'nombres'],
  }),
  plural('s', 'A plural in “-s”.', '(?<!s)s', { right: ['costes → coste', 'facturas → factura'], wrong: ['factura'] }),
]
