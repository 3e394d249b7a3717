/** Sub-patterns for what is chosen: after words such as "nos quedamos con", no company and no state. */
export const choices = {
  // "Vamos con los niños", "vamos con retraso", "nos quedamos con las ganas".
  choice: '(?! (?:{owner} )?(?:{people}|{state})(?![\\p{L}]))',
  noRide: '(?! (?:{owner} )?(?:{ride})(?![\\p{L}]))',
  owner: '(?:el|la|l[oa]s|un|una|mis?|sus?|nuestr[oa]s?|dos|tres|cuatro|much[oa]|poc[oa]|est[oa]s?|es[oa]s?)',
  people: '(?:nin|chic|abuel|hij|niet|suegr|amig|alumn|prim|herman|ti|sobrin|vecin)[oa]s?|padres?|madre|bebe|gente',
  ride: 'furgoneta|furgo|coche|carro|moto|tren|bici|autobus|bus|camion|avion|taxi|perr[oa]|maletas?',
  state:
    'boca|ganas|hambre|sed|sueno|dudas|duda|cara|retraso|prisas?|cuidado|tiempo|hora|ell[oa]s?|eso|esto|problemas?|mism[oa]s? problemas?',
}
