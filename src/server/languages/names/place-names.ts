/** Countries and cities that are written with a capital, except those that are common words in one of the three languages. */
const PLACE_NAMES = `
  europe africa europa espana france francia spain portugal italy italia italie germany alemania allemagne ireland
  irlanda
  irlande scotland wales england inglaterra angleterre netherlands holanda belgium belgica belgique switzerland suiza
  austria poland polonia pologne denmark dinamarca danemark sweden suecia norway noruega norvege finland finlandia
  finlande greece grecia grece romania rumania roumanie ukraine ucrania russia rusia russie mexico mexique canada
  brazil brasil bresil argentina argentine colombia colombie venezuela ecuador bolivia uruguay paraguay guatemala
  panama
  morocco marruecos maroc algeria argelia algerie tunisia tunez tunisie egypt egipto egypte kenya nigeria senegal
  china india japan japon korea corea vietnam thailand singapore singapur singapour australia dubai
  london londres paris madrid barcelona berlin munich hamburg hamburgo frankfurt cologne stuttgart vienna viena vienne
  zurich geneva ginebra geneve basel lausanne brussels bruselas bruxelles antwerp amsterdam rotterdam copenhagen oslo
  stockholm helsinki dublin belfast edinburgh glasgow derby coventry aberdeen cardiff swansea birmingham manchester
  liverpool leeds
  sheffield bristol newcastle nottingham leicester southampton oxford cambridge york norwich plymouth galway limerick
  athlone waterford kilkenny oranmore milan milano rome roma turin naples napoles florence florencia venice venecia
  bologna lisbon lisboa
  lisbonne porto oporto warsaw varsovia prague praga budapest bucharest athens atenas istanbul moscow moscu
  valencia sevilla seville zaragoza malaga murcia bilbao alicante cordoba valladolid vigo gijon granada oviedo
  pamplona
  santander burgos salamanca huelva cadiz toledo badajoz logrono tarragona girona lleida getafe mostoles alcorcon
  leganes vitoria lugo ourense pontevedra albacete jaen caceres mallorca ibiza tenerife lanzarote donostia almeria
  guadalajara monterrey puebla tijuana leon queretaro zapopan merida cancun toluca durango torreon saltillo hermosillo
  culiacan chihuahua tepic morelia oaxaca veracruz apodaca acapulco aguascalientes tampico jalisco bogota medellin
  cali
  barranquilla cartagena lima arequipa guayaquil caracas maracaibo montevideo asuncion rosario mendoza valparaiso
  lyon marseille toulouse bordeaux lille nantes strasbourg montpellier rennes reims grenoble dijon angers nimes toulon
  clermont limoges amiens perpignan metz besancon orleans rouen mulhouse caen nancy roubaix tourcoing avignon poitiers
  chalon annecy biarritz bayonne quebec montreal laval gatineau sherbrooke shawinigan saguenay longueuil ottawa
  toronto
  vancouver calgary edmonton winnipeg halifax
  york boston chicago houston dallas austin phoenix philadelphia detroit seattle denver atlanta miami orlando tampa
  cleveland columbus cincinnati pittsburgh baltimore washington minneapolis milwaukee nashville memphis charlotte
  oakland sacramento fresno portland vegas duluth ohio texas california florida michigan wisconsin minnesota oregon
  illinois indiana kentucky tennessee georgia virginia pennsylvania massachusetts connecticut arizona nevada colorado
  saint-etienne chambery lorient quimper valence tokyo tokio osaka beijing pekin shanghai seoul bangkok mumbai
  delhi bangalore sydney melbourne`

const known = new Set(PLACE_NAMES.trim().split(/\s+/))

/** Tells whether a folded word is the name of a place, whatever its case. */
export function isPlaceName(folded: string): boolean {
  return known.has(folded)
}
