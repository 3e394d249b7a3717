/** Verbs in -er. */
export const ER_VERBS = `
  abaisser abandonner abîmer aborder abréger abriter absenter absorber accaparer accéder accélérer accentuer accepter
  accompagner accorder accoster accoucher accrocher accumuler accuser acheminer acheter achever acquitter actionner
  activer actualiser adapter additionner adhérer adjuger administrer admirer adopter adorer adosser adresser aérer
  affecter affermer afficher affirmer affronter affûter agacer agencer aggraver agiter agrafer agréer aider aiguiller
  aiguiser aimer ajourner ajouter ajuster alarmer alerter aligner alimenter alléger aller allonger allouer allumer
  alterner améliorer aménager amener amorcer amplifier amputer amuser analyser ancrer animer annexer annoncer annoter
  annuler anticiper apaiser appareiller appeler appliquer apporter apposer apprécier apprêter approcher approuver
  approvisionner appuyer arbitrer archiver argumenter arracher arranger arrêter arrimer arriver arroser articuler
  aspirer assaisonner assécher assembler assigner assister associer assumer assurer astiquer attacher attaquer
  attarder atteler attirer attribuer auditer auditionner augmenter ausculter autoriser avaler avancer aventurer aviser
  avouer bâcher bâcler badger baigner baisser balader balancer balayer baliser banaliser barrer baser batailler
  bavarder bazarder bêcher bercer bétonner beurrer blaguer blâmer blesser bloquer boiser bombarder booster border
  borner boucher boucler bouder bouffer bouger bouleverser bouquiner bourrer bousculer bouturer brancher braquer
  brasser breveter bricoler briefer briller briquer briser broder bronzer brosser brouiller broyer brûler budgéter
  buriner buter butiner cacher cacheter cadenasser cadrer calculer caler calibrer calligraphier calmer camoufler
  camper candidater capter capturer carburer carder caresser carotter carreler cartographier caser casser castrer
  cataloguer causer cautionner céder ceinturer célébrer centraliser centrer cercler certifier cesser changer chanter
  charger charrier chasser chatouiller chauffer chausser chercher chiffrer choquer chouchouter chronométrer chuchoter
  chuter cibler cicatriser circuler cirer citer claquer clarifier classer classifier climatiser cliquer cloisonner
  clôturer clouer cocher coder coexister cogiter cogner coiffer coincer coller colmater coloniser colorer colorier
  combiner combler commander commencer commenter commercialiser communiquer commuter comparer compartimenter compenser
  compiler compléter compliquer composer composter comptabiliser compter concasser concéder concentrer concerner
  concerter concilier concrétiser conditionner confectionner confier confirmer confisquer conformer confronter
  congeler conjuguer connecter consacrer conseiller conserver considérer consigner consoler consolider consommer
  constater constituer consulter contacter contempler contester continuer contourner contracter contrarier contraster
  contribuer contrôler converger convoiter convoquer convoyer coopérer coordonner copier corriger coter côtoyer
  coucher couler couper coupler courber couronner coûter couver cracher craquer créditer créer creuser crever crier
  critiquer crocheter croiser croquer cuisiner cultiver cumuler curer customiser danser dater déballer débarder
  débarquer débarrasser débaucher débiter débloquer déborder déboucher débourser déboutonner débrancher débrayer
  débriefer débrouiller débroussailler débuter décaisser décaler décanter décaper décapsuler décéder décerner
  décharger déchiffrer déchiqueter déchirer décider déclarer déclasser déclencher décliner décoder décoincer décoller
  décolorer décommander décompresser décompter décongeler déconseiller décorer décorner découper découpler décourager
  décrasser décréter décrocher décrypter dédicacer dédier dédommager dédouaner dédoubler défalquer défier défiler
  défiscaliser défoncer déformer défrayer défricher dégager dégeler dégivrer dégonfler dégoter dégraisser déguiser
  déguster déjeuner délaisser délayer déléguer délester délibérer délimiter délivrer délocaliser déloger demander
  démanteler démarcher démarrer démêler déménager demeurer démissionner démonter démontrer démouler démultiplier
  déneiger dénicher dénombrer dénoncer dénoter dénouer dénoyauter dénuder dépanner dépaqueter départager dépasser
  dépêcher dépenser déplacer déplier déplorer déployer dépolluer déposer dépouiller dépoussiérer dérailler déranger
  déraper dérober déroger dérouler désactiver désaltérer désamorcer désherber désigner désinfecter désinstaller
  désirer désosser desserrer dessiner dessouder destiner détacher détailler détartrer détecter déterminer déterrer
  détester détourner détremper détromper dévaler dévaliser devancer dévaster développer déverrouiller déverser dévier
  deviner dévisser dévoiler dévouer diagnostiquer dialoguer dicter différencier différer diffuser digérer diligenter
  diluer diminuer dîner diriger discuter dispatcher disperser disposer disputer disqualifier dissimuler dissiper
  dissocier distancer distiller distinguer distribuer diverger diversifier diviser divorcer divulguer documenter
  dominer dompter donner doper dorer doser doter doubler doucher douter draguer drainer dresser durer ébaucher
  éborgner ébouillanter ébrancher ébruiter écarter échafauder échanger échantillonner échapper échauffer échelonner
  échouer éclabousser éclairer éclater éclipser écluser économiser écorcer écosser écouler écourter écouter écraser
  écrémer édicter éditer éduquer effacer effectuer effeuiller effilocher effleurer efforcer effrayer égaliser égarer
  égayer égoutter égrener élaborer élaguer élever éliminer éloigner élucider emballer embarquer embarrasser embaucher
  embêter emboîter embouteiller embrasser embrayer embrouiller émigrer emménager emmener emmerder empaqueter emparer
  empêcher empiler empirer employer empocher emporter emprunter encadrer encaisser encastrer encercler enchaîner
  enchanter enclencher encoder encoller encombrer encourager endetter endommager endosser énerver enfermer enfiler
  enfoncer enfourner engager engendrer engraisser enjamber enlever ennuyer enquêter enraciner enregistrer enrober
  enrôler enrouler enseigner ensoleiller entamer entasser enterrer entonner entourer entraîner entraver entreposer
  entrer énumérer envelopper envisager envoyer épargner épauler épiler éplucher éponger épouser épousseter épouvanter
  éprouver épuiser épurer équilibrer équiper érafler éreinter ériger espérer esquisser esquiver essayer essorer
  essuyer estamper estampiller estimer étaler étalonner étanchéifier étayer étiqueter étirer étoffer étonner étouffer
  étrangler étrenner étriller étudier évacuer évaluer évaporer éveiller éventrer éviter évoluer évoquer exagérer
  examiner excéder excepter exciter exclamer excuser exécuter exempter exercer exhiber exiger exister exonérer
  expatrier expédier expérimenter expertiser expirer expliquer exploiter explorer exploser exporter exposer exprimer
  exproprier expulser externaliser extrapoler fabriquer faciliter façonner facturer falsifier familiariser farder
  fasciner fatiguer faucher faufiler favoriser faxer fédérer feinter fêler féliciter fermenter fermer ferrer
  fertiliser fêter feuilleter fiabiliser ficeler ficher fidéliser fier figer figurer filer filmer filtrer finaliser
  financer fixer flatter flécher flotter focaliser foncer fonctionner fonder forcer forer forger formaliser formater
  former formuler forwarder fouetter fouiller fouiner fourrer fractionner franchiser frapper freiner fréquenter friser
  frotter fructifier fuguer fumer fusiller fusionner gâcher gager gagner galoper garder garer gaspiller gâter gaver
  geler généraliser générer gérer gicler glacer glaner glisser gommer gonfler goudronner goûter gouverner grainer
  graisser gratter graver greffer grelotter griffonner grignoter griller grimper gronder grouper gruger guetter
  gueuler guider habiller habiter habituer hacher haler handicaper harceler harmoniser hausser héberger hériter
  hésiter heurter hiérarchiser hisser hiverner homologuer honorer huiler humecter humidifier humilier hurler hydrater
  hypothéquer identifier ignorer illuminer illustrer imaginer imiter immatriculer immerger immobiliser impacter
  impatienter implanter impliquer importer imposer impressionner imprimer improviser imputer inaugurer incarner
  incinérer inciter incliner incomber incorporer indemniser indiquer industrialiser infecter infirmer influencer
  informatiser informer initialiser initier injecter innover inonder inquiéter insérer insister inspecter inspirer
  installer instaurer instituer insulter intégrer intensifier intenter intercaler intercepter intéresser internaliser
  interpeller interpréter interroger intituler introniser inventer inventorier inverser inviter invoquer irriguer
  isoler jalonner jardiner jauger jeter jeûner jongler jouer jubiler juger jumeler jurer justifier klaxonner
  labelliser labourer lâcher laisser lancer larguer laver lécher légaliser léguer lésiner lessiver lester lever
  libeller libérer licencier lier ligoter limer limiter liquider lisser lister livrer localiser loger longer lorgner
  loucher louer louper lubrifier lustrer lutter mâcher magasiner mailler maîtriser majorer malaxer malmener mandater
  manger manier manifester manipuler manquer manufacturer manœuvrer maquetter maquiller marchander marcher marier
  mariner marquer marteler masquer masser mastiquer matérialiser maximiser mécaniser méditer mélanger mêler mémoriser
  menacer ménager mendier mener mensualiser mentionner mériter mesurer métrer meubler meuler migrer mijoter mimer
  miner minimiser minorer minuter miser mitiger mixer mobiliser modeler modérer moderniser modifier moduler moissonner
  monnayer monter montrer moquer motiver moucher mouiller mouler mousser muer multiplier murer murmurer muscler muter
  mutualiser nager napper narguer natter naviguer nécessiter négliger négocier neiger nettoyer neutraliser nier
  niveler nommer normaliser noter notifier nouer noyer nuancer numériser numéroter obliger observer obstruer occuper
  octroyer officialiser officier ombrager onduler opérer opposer opter optimiser orchestrer ordonner organiser
  orienter orner orthographier osciller oser ôter oublier ouiller outiller outrer oxyder pactiser paginer pallier
  palper paner panser parachever parader paraffiner paramétrer parapher pardonner parer parfumer parier parler parquer
  parrainer partager participer passer passionner patienter patiner patrouiller paumer paver payer peaufiner pêcher
  pédaler peigner peler pelleter penser percer percuter perdurer perfectionner perforer permuter perpétuer persévérer
  persister personnaliser persuader perturber peser peupler photocopier photographier picoler picorer piétiner piger
  piler piloter piocher piquer pirater pisser pister pivoter placer plafonner plaider plaisanter planer planifier
  planquer planter plaquer plastifier pleurer plier plomber plonger pointer poireauter poivrer polluer poncer ponctuer
  pondérer porter poser positionner posséder poster postuler potasser poudrer pousser pratiquer précéder préciser
  précommander préconiser préférer prélever préparer préposer présager présélectionner présenter préserver présider
  presser pressurer prêter prétexter prier primer prioriser privatiser priver privilégier procéder procurer prodiguer
  profiter programmer progresser projeter prolonger promener promulguer prôner prononcer propager proposer proroger
  prospecter protéger protester prouver provisionner provoquer publier purger purifier qualifier quantifier quereller
  questionner quêter quitter rabâcher raboter raccommoder raccompagner raccorder raccrocher racheter racler racoler
  raconter radier radiographier raffiner rafistoler rafler ragréer railler raisonner rajouter rajuster râler rallier
  rallonger rallumer ramasser ramener ramer ramoner ranger ranimer rapatrier râper rappeler rapporter rapprocher raser
  rassasier rassembler rassurer rater ratisser rattacher rattraper raturer ravaler ravitailler rayer réactiver
  réactualiser réadapter réaffirmer réagencer réajuster réaliser réaménager réarmer rebaptiser reboiser reboucher
  rebrancher recadrer recalculer recaler récapituler recenser réceptionner recertifier rechanger recharger rechercher
  réciter réclamer recoller récolter recommander recommencer récompenser recompter réconcilier reconditionner
  réconforter reconnecter reconsidérer reconstituer reconvoquer recopier recouper recourber recouvrer recréer recruter
  rectifier reculer récupérer récurer recycler redemander redémarrer redessiner rédiger redistribuer redonner redorer
  redouter redresser rééditer réembaucher réessayer réétudier réévaluer réexaminer réexpédier refacturer référencer
  référer refermer refiler refléter réformer reformuler refouler refuser regagner régaler regarder régénérer régler
  regonfler regretter regrouper régulariser réguler rehausser réimprimer réinitialiser réinstaller réintégrer réitérer
  rejeter relâcher relancer relater relaxer relayer relever relier reloger relouer remanier remarquer remballer
  rembourser remédier remembrer remercier remiser remmener remonter remorquer remplacer remporter rempoter remuer
  rémunérer rencontrer renégocier renflouer renforcer renoncer renouer renouveler rénover renseigner rentabiliser
  rentrer renverser renvoyer réorganiser réorienter réparer repasser repêcher repeigner repenser repérer répéter
  repiquer replacer replanter replier répliquer replonger reporter reposer repousser représenter reprocher
  reprogrammer reprographier répudier requalifier réquisitionner réserver résider résilier résister résorber resouder
  respecter respirer responsabiliser ressembler ressemeler resserrer ressourcer restaurer rester restituer
  restructurer résulter résumer retaper retarder retirer retoucher retourner retracer rétracter retransférer
  retravailler rétrograder retrouver réutiliser revaloriser réveiller revendiquer rêver revérifier reverser réviser
  revisser révolter révoquer ricaner rimer rincer risquer river rogner ronfler ronger rouiller rouler ruiner ruminer
  sabler saboter saccager saigner saler saluer sanctionner sangler saper saturer saucer sauter sauvegarder sauver
  savourer scanner sceller scier scinder scolariser scotcher scruter sculpter sécher secouer sécuriser séjourner
  sélectionner seller semer sensibiliser séparer séquencer serrer sevrer siéger siffler signaler signaliser signer
  simplifier simuler situer skier soigner solder solliciter sommer sonder songer sonner soucier souder souffler
  souhaiter soulager soulever souligner soupçonner souper soupeser soupirer sous-louer sous-traiter sponsoriser
  stabiliser staffer stationner statuer stériliser stimuler stipuler stocker stopper structurer subventionner succéder
  sucer sucrer suer suffoquer suggérer superposer superviser supplier supporter supprimer surcharger surclasser
  surélever surfacturer surligner surmonter surnommer surpasser surpayer sursauter surveiller survoler suspecter
  synchroniser syndiquer synthétiser tabler tacher tâcher tailler tamiser tamponner tanner taper tapisser taquiner
  tarder tarifer tartiner tasser tâter tatouer taxer teinter télécharger télégraphier téléphoner télétravailler
  témoigner temporiser tenter terminer terrasser tester tirer tisser titrer tolérer tomber toquer torcher torréfier
  toucher tourner tousser tracer tracter traîner traiter trancher tranquilliser transcoder transférer transformer
  transiter translater transpirer transplanter transporter transposer travailler traverser trébucher trembler tremper
  trépigner tresser tricher tricoter trier trimballer trimer tringler triompher tripler triturer tromper tronçonner
  trouer trouver truquer tuer tuteurer unifier uniformiser user usiner utiliser vacciner valider valoriser vanter
  varier végéter veiller vendanger vénérer verbaliser vérifier vernisser verrouiller verser viabiliser vibrer vidanger
  vider vieller virer viser visionner visiter visser visualiser vitrer vocaliser voguer voiler voler voter vouer
  vouvoyer voyager vriller vulgariser zapper zipper zoomer`

/** Verbs like "finir". */
export const IR_VERBS = `
  abolir aboutir abrutir accomplir adoucir affaiblir affranchir agir agrandir aguerrir alourdir alunir amincir
  amoindrir amortir anéantir aplanir aplatir appauvrir applaudir approfondir arrondir assainir assombrir assortir
  assouplir atterrir avertir bannir bâtir bénir blanchir blêmir bondir brandir brunir choisir convertir crépir définir
  dégarnir dégourdir démolir démunir dépérir désobéir divertir durcir éblouir éclaircir élargir embellir enchérir
  endurcir enfouir engloutir enrichir ensevelir envahir épaissir épanouir équarrir établir étourdir évanouir farcir
  finir fléchir fleurir fournir fraîchir franchir frémir garantir garnir gémir grandir gravir grossir guérir investir
  jaillir jaunir jouir languir lotir maigrir meurtrir mincir moisir munir mûrir noircir nourrir obéir obscurcir pâlir
  périr pétrir polir pourrir punir raccourcir raffermir rafraîchir raidir rajeunir ralentir ramollir ravir réagir
  rebâtir rebondir réfléchir refroidir réinvestir réjouir remplir répartir resplendir ressaisir rétablir rétrécir
  réunir réussir reverdir rôtir rougir saisir salir sertir subir surenchérir surgir trahir travestir unir vernir
  vieillir vomir`

/** Other verbs. Their forms depend on their endings ("rejoindre" like "joindre"). */
export const OTHER_VERBS = `
  abattre accourir accueillir admettre apercevoir apparaître appartenir apprendre atteindre attendre battre boire
  combattre commettre comparaître comprendre concevoir conclure conduire confondre connaître consentir construire
  contenir contraindre contredire convaincre convenir correspondre coudre courir couvrir craindre croire cueillir
  cuire débattre décevoir découvrir décrire déduire défaire défendre démentir dépendre descendre desservir détendre
  détenir détruire devenir dire disparaître dormir écrire élire émettre endormir enduire entendre entreprendre
  entretenir éteindre étendre étreindre exclure faire fendre fondre fuir inclure induire inscrire instruire interdire
  intervenir introduire joindre lire maintenir mentir mettre mordre moudre obtenir offrir omettre ouvrir paraître
  parcourir partir parvenir peindre pendre percevoir perdre permettre plaindre pondre poursuivre prédire prendre
  prescrire prétendre prévenir prévoir produire promettre rabattre recevoir reconduire reconnaître reconstruire
  recoudre recouvrir recueillir redescendre redevenir redire réduire réécrire refaire réinscrire rejoindre relire
  remettre rendre répandre repartir repeindre répondre reprendre reproduire résoudre ressentir ressortir restreindre
  retendre retenir revendre revenir revoir rouvrir satisfaire secourir séduire sentir servir sortir souffrir soumettre
  souscrire soutenir suivre surprendre survenir survivre suspendre taire teindre télétransmettre tendre tenir tondre
  tordre traduire transcrire transmettre vaincre vendre venir vivre voir`
