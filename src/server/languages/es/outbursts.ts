import type { Outbursts } from '../parts/outbursts.ts'
import { textRules } from '../parts/text-rule.ts'

const outburst = textRules('outburst', {
  here: '(?:la coronilla|las narices|los huevos|el gorro|el moño|la madre|el cuello|aqui)',
  what: '(?:vaya|que|menuda)',
  iAm: '(?:estoy|ando|vengo|salgo|llego|estamos)(?: muy| tan| mas que| re)?',
})

export const outbursts: Outbursts = {
  glad: [
    outburst(
      'joy',
      'Joy.',
      '{iAm} (?:que no quepo|en las nubes|encantad[oa]s?|feliz|felices|content[oa]s?|emocionad[oa]s?|orgullos[oa]s?)',
      {
        right: ['estoy que no quepo', 'vengo muy contenta'],
        wrong: ['estoy en casa', 'contento de llamar'],
      },
    ),
    outburst(
      'what',
      'Praise of a day or a moment.',
      'que (?:alegria|gustazo|maravilla|gozada|gusto|ilusion|alivio)|(?:el|la) mejor (?:dia|noche|semana) (?:de|en)',
      {
        right: ['qué alegría', 'la mejor noche de mi vida'],
        wrong: ['la mejor mesa de roble', 'qué pena'],
      },
    ),
  ],
  upset: [
    outburst(
      'tired',
      'Exhaustion.',
      '{iAm} (?:hart[oa]s?|agotad[oa]s?|hech[oa]s? (?:polvo|mierda)|podrid[oa]s?|quemad[oa]s?)',
      {
        right: ['estoy harta', 'ando quemado'],
        wrong: ['estoy lista', 'el perro está muerto'],
      },
    ),
    outburst(
      'enough',
      'Having had enough.',
      'hasta {here}|no (?:puedo|aguanto|doy) mas|(?:ya )?me (?:canse|harte)|me tienen? hart[oa]',
      {
        right: ['estoy hasta las narices', 'no aguanto más'],
        wrong: ['hasta el lunes', 'no puedo ir'],
      },
    ),
    outburst(
      'mad',
      'What maddens.',
      '(?:me|nos) (?:saca|ponen?|vuelven?) (?:de quicio|loc[oa]s?|enferm[oa]|de los nervios)|voy a matar a',
      {
        right: ['me saca de quicio', 'voy a matar a alguien'],
        wrong: ['me saca una foto', 'la cabeza fría'],
      },
    ),
    outburst(
      'oath',
      'A curse.',
      'no (?:me )?(?:jodas|manches|mames)|me cago en|manda (?:huevos|narices)|{what} (?:mierda|asco|verguenza)|es el colmo',
      {
        right: ['manda narices', 'qué asco', 'es el colmo'],
        wrong: ['manda la carta', 'el abuso del alcohol'],
      },
    ),
  ],
}
