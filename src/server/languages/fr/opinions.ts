import type { OpinionWords } from '../parts/sentiment-lexicon.ts'

export const opinions: OpinionWords = {
  glad: `allegress- amoureuse beatitude cheri- cherie choye conquis- conquise convaincu- delect- delecte deride detente
    eblouie ebahie ecstas- emballe emballee emoustill- euphor- euphorie euphorique exalte extas- extase extasie
    fierement gratifi- hilar- hilare jaime jubile jubilat- libere liberee marr- mdrr mdrrr mdrrrr lolll passion
    rayonnante regonfl- rejouis rejouir- requinqu- ressource ressourcee serenite trepign- vivement xd xdd 🤣 💗 💓
    💞 💘 💝 ❣ 😇 🙂 ☺ 😋 😌 🥹 😻 🫶 🤝 👌 🎈 🏆 🥇 🌟 ⭐ 🌈 🌞 🍾 🥂 💐 🌹 😸 🤞 💯 🕺 💃 🙏`,
  sad: `abasourdi- abattement affaibli- afflig- agite aigri aliene amertum- aneanti apeur- assomme atterre attriste
    blase boud- bouleverse cafard consternation contrarie contrari- decontenanc- demuni depassee depite depit-
    desabuse desappoint- desarroi desillusionne desoriente detraque devaste dechire embarrasse embete emmerde
    ennuie epouvante eplore ereint- excede extenu- geignant gene haineux horrifie indigne inconsol- incompris
    jalouse lamente maussade melancol- melancolie mortifi- morose nostalgi- offense offusqu- pessimis- pessimiste
    rancoeur resign- resigne revolte sanglots soupir- tourmente tracass- traumatise vener vulnerable 😿 🥺 😰 😨 😱
    😧 😦 🙁 😑 😐 😶 😬 😵 🥴 🤦 🤷 💩 🖕 👿 😈 😾 🤧 🤒 🤕 😷 🥀`,
  good: `abordable abouti- aboutie accessibl- acclam- accompli- accueillant- accueillante adorabl- aguerri aimabl-
    aimable aisance alleche- ambitieu- ambitieux amical- amicale apprecie- apprecier appreciable applaud-
    applaudissement- appreciabl- astuce astucieu- attachant- attachante attentionn- attentif attirant- attrayant-
    audace audacieu- authentiqu- avantag- avantage avantages avantageu- benevol- bienfait- bienveillan-
    bienveillant bienvenu- bienvenue bijou bijoux bisou bisous bienfaits bienfaiteur biodegradable bluffant-
    bluffee bonte bravoure brio calins captivant- celebrat- chaleureu- chaleureux charm- charme charmant- charmante
    chouchou classe classieux collegial- concilian- confort- confortable consensus constructi- convainc-
    convaincant convivial- conviviale cooperati- coquet- courage courageu- courageux courtois- craquant-
    croustillant cultive debrouillard- delectable delice delices delicat- delicate democrati- determin- devou-
    devoue digne dignes dignite diplomat- distingu- douceur durable durables dynami- dynamique ebahi ebloui-
    eblouissant- eclatant- ecolo economies elegan- elegant elegante eleg- eloge- eloges eloquen- embell- embelli
    emblemat- eminen- empathi- enchanteu- energi- engag- engageant- enrichi- enrichissant ensoleill- ensoleille
    entraid- entraide envoutant- epoustoufl- epoustouflant equilibr- equitabl- equitable esthetiqu- etincel-
    etincelant exalt- exaltant exauc- excell- exemplair- exemplaire exquis- exquise fabuleu- fabuleux fascin-
    fascinant faste feerique feeriqu- fiabilite finess- flatt- flatteur flexibl- florissant- fondant- franch-
    franchise fraternel- fraternite fructueu- fructueux generosite genie genies gentilless- gentillesse gloire
    glorieu- glorieux gourmand- gourmandise gracieu- gracieux grandios- grandiose gratifiant- harmonie harmonieu-
    heros heroique heroiqu- hilarant- hilarante hommage honnet- honnete honnetete hospitali- humanis- humbl- humour
    idyll- idyllique imparabl- impartial- incontournabl- incontournable indispens- inedit- inegal- inegalable
    ingenieu- ingenieux inoubli- inoubliable intelligen- intelligence intrepid- inventi- irresistibl- irreprochabl-
    irreprochable jackpot jouissif jubil- jubilatoire judicieu- judicieux justesse laureat- laureate legendair-
    legendaire liber- liberation liberte louabl- louable lucid- ludiqu- ludique lumineu- lumineux luxueu- magiqu-
    magique magistral- magistrale majestueu- malin malins mecen- memorabl- memorable merit- merite meritee
    merveilleu- minutieu- miracl- miracle miracul- mignon mignonne mignons mignonnes moelleu- noble nobless-
    nourrissant- nickel opportun- optimal- optimale original- originale originalite paradis paradisiaque perfection
    performan- performant performante perspicac- pertinen- pertinent petillant- philanth- pimpant- pionni- pionnier
    plaisant- plaisante plebiscit- poetiqu- populaire positivit- precis- preference prefere preferee preferes
    prestige prestigieu- privilegi- prodig- prodige prometteur prosper- prosperite prouess- prouesse prudent
    puissan- raffin- raffine rafraichi- rafraichissant raviss- ravissant- rayonn- rayonnant reactif reactive
    reactivite reconcili- reconciliation regal regalez regale rejou- rejoui rejouissant rejouissance relax-
    remerci- remercie remerciements renomme renommee repar- repare resilien- resilient resplendiss- ressourc-
    ressourcant retabli- retablie revelation revigor- richess- richesse rigolo romantiqu- rutilant sagesse sains
    saines salvateur salvatrice sauv- sauve sauvee sauvetage savour- savoureu- savoureux sauveur sensass
    sensationnel- sensationnelle serviabl- serviable sexy sincer- sincere sincerite sociabl- soign- soigne soignee
    solidair- solidaire solidarite somptueu- somptueux spacieu- spectaculair- spectaculaire spirituel- stimul-
    stimulant stimulante subtil- subtile succulent- sucess suprem- surprenant- sympathiqu- sympathique tenac-
    tendre tendress- tendresse tiptop tonique tordant touchant- touchante tresor tresors unanim- utilement vaillan-
    valeureu- valoris- vainqueur vainqueurs verdoyant versatil- vertueu- vertueux vertu victorieu- victorieux
    vibrant- vigueur vigoureu- vivifiant- virtuos- virtuose visionnair- youpi yes wow ouah waouh woaw gg canon
    enorme hourra ole balaise badass pepite pepites`,
  bad: `abandonne aberration- abject- abjecte abime abimee abomin- abominable abrut- abus abusif abusive abuser accuse
    accusation- acerbe acharn- affam- affame affliger affligeant- affligeante affol- affolant affolement affront
    affrontement- agonie agoni- agression aigre aigreur alarmant alien- amput- anarchi- anarchie antipathiqu-
    anomali- apathiqu- appauvri- apocalyps- apre arbitraire archai- arrogan- arrogance arrogant assassin-
    assassinat assassins assomm- assommant asservi- atteinte- atterr- atterrant attrist- austerite autoritaire
    avarie avaries avari- avilissant bacl- bacle baclee bafou- bafoue banal banqueroute barbare barbarie barbant
    baston bagarr- bagarre belliqueu- bidon bigot- blam- boucheri- boueu- bouffon bouffons boulet boulets boycott-
    brouhaha brul- brulee brutal- brutale brutalite bruyant- bruyante cacophoni- cafards cafouill- calomni-
    calvaire captif carambol- carence- carences carnage censur- censure chantage charlatan- charlatans charognard
    chauvin cherte chom- cingle clivant- clivage cloaque colereu- collision- complot- condamnabl- condescend-
    condescendant confisqu- confus- confusion connasse conspir- contamin- contamine contamination contraint-
    contradict- controvers- couteu- cracher crach- crade crado craignos crapul- crapule crash- crass- crasse
    cretinerie criard criminell- croupi- cruaute cynique cyniqu- cynisme debacle debandad- decadenc- decadent
    decheance dechir- dechirant deconn- deconner deconfitur- decourageant decrepit- deculott- defaill- defaite-
    defaites defigur- deforest- deforestation degage degager delabr- delit delits delinquan- delinquance delirant
    demag- demagog- demagogie demanti- demantelement dementiel dement- demolir demoli- denigr- deni deplaisant-
    deplorabl- deplorable deplor- deplore depouill- derailler derap- derapage derapages derang- derangeant deriv-
    derive derives derision- derisoir- derisoire desabus- desagreabl- desagreable desavou- desenchant- desequilibr-
    desertifi- deshonn- deshonneur desillusion- desinform- desinformation desinvolt- desordre desorganis- desoeuvr-
    despot- desuet- desunion detourn- detournement detraqu- detress- detresse detrui- detruit detruite deuil
    devaloris- devast- devastateur dictateur dictature diffam- diktat dilapid- discrimin- discrimination disgraci-
    dissensi- docil- dogmati- domm- dommages dommageable douteu- douteux dramatiqu- dramatique dupe duper
    dysfonctionn- dysfonctionnement ebranl- ecocide ecrabouill- ecras- ecrase ecroul- effroyabl- effroyable egoist-
    egoiste egoisme egorg- electrocut- embarrass- embrouill- embuscad- emeut- emmerd- emmerdeur emmerdant
    empoisonn- empoisonne encombr- endeuill- endett- endettement enfer enferm- enfoir- enfoire enfumage engueulade
    enlis- enlisement ennuyeu- entach- entrav- envahi- envieu- epave epidemi- epouvantabl- epouvantable epouvant-
    erosion errement- escroc escrocs escroqu- escroquerie esclavag- esclavage etouff- etouffant etrangl- evict-
    exaction- excessi- exces excrement execrabl- execrable exorbitan- exorbitant exterm- extermin- extremis-
    extremiste facheu- facho fachos fade fainean- faineant faillit- failli famine fanati- fanatiqu- fasci- fascis-
    fasciste fastidieu- fastidieux fatal- fatale feign- fielleu- flagr- fleau fleaux flinguer flop floppe foirer
    foireu- foireux fouteu- foutage foutaise- frauder fraudeur frousse fuir furie gabegi- gangren- gavant geignard
    genant- genante genocid- genocide gerb- gerbe ghetto gifl- gifle glacant- glauque goinfr- gonflant goujat
    grabug- grincheu- grognon grossier grossiere grotesque grotesqu- guignol guignols haineu- hargn- hargneu-
    hecatomb- hecatombe hemorragi- hideu- hideux homophob- homophobe homicid- hooligan- horrifi- horrifiant
    horripil- horripilant houleu- hypocri- hypocrite hypocrites hypocrisie ignare ignobl- ignoble ignorant
    ignorants illegal- illegitim- illisibl- illusoir- immangeabl- immonde immondice immoral- impasse impardonn-
    impardonnable imperfect- impertin- impitoyabl- impoli- impolie impopulair- imposteur imposteurs impostur-
    imposture impraticabl- improductif impropre impunit- impunite inaction inadapt- inadequat- inapte inattenti-
    incap- incapable incapables incertitud- incivil- incivilite incivisme incoher- incoherent incompet-
    incompetence incompetent incomprehens- inconscien- inconscient inconscients incorrect- indecen- indecent
    indecence indefend- indesirabl- indifferen- indifference indign- indignes indignation ineffic- inefficace
    inegalit- inegalite inegalites inept- ineptie inexcusabl- infam- infame infamie infanticid- infarctus infecte
    inferieur infern- infernal infernale infid- infoutu inhumain- inhumaine inhospit- inimagin- iniqu- inique
    injur- injure injurieu- injuri- injustifi- inquietant- inquietante insalubr- insalubre insens- insense
    insensibl- insipid- insipide insolen- insolent insoutenabl- instabilite insupport- insupportable intempe-
    intenabl- intimid- intimidation intoleran- intolerance intoxi- intox intoxication intru- invivabl- invraisembl-
    irresponsabl- irresponsable irresponsables irrespect- irrespectueu- ivrogn- jugul- kidnapp- kidnapping krach
    laideur lambeau- lamin- larguer lassant- lassante laxis- laxisme lepre leucemi- leurre lesin- limog- linch-
    lobotom- loser losers lugubr- lugubre lynch- macabre machiav- mafi- mafia mafieux magouill- magouille
    magouilles maladr- maladroit maladresse malais- malaise malbouffe malchanc- malchance maledict- maleduc-
    maleduque malfais- malfaiteur malfrat- malhabil- malhonn- malhonnete maltrait- maltraitance malveill-
    malveillant manip- manipul- manipulation manquements marasme martyr- mascarad- mascarade massacr- massacre
    masochis- matraqu- maudit- maudite mechanc- mechancete mefait- mefiant megot- megots menteur menteurs mepris-
    meprisant meprisable mesavent- mesentent- mesquin- mesquine meurtrier meurtriere miasm- miser- misere miserable
    misogyn- mochete moisi moisie mollass- monstrueu- monstrueux moribond- morne moros- morosite mortalit- moqu-
    moque moquer moquerie mouroir mutil- mutile mytho mythos naufrag- naufrage nauseab- nauseabond nausee naze
    nazes nase nazi nazis necros- nefast- nefaste nocif nocive nocivite noyade noye nuisance- nuisances nuisibl-
    nuisible obscen- obscene obstru- odieu- odieux offens- offensant- oppress- oppression opprim- outrag- pagaye
    pandemi- paresse- paresseux partial- patraque pedant pegu- penalis- perdant- perdants perfid- peril- perilleu-
    perquis- persecut- pertur- pervers- perverse pesant- pestilen- petage phobi- pieg- piege piteu- piteux pirat-
    plagiat poison poiss- poisse pourri pourrie pourris pourriture precair- prejug- prejudic- prejudice
    prejudiciable pretenti- pretentieux profiteur- profiteurs profan- prohibit- propagande provoc- provocation
    provocateur psychopath- puant- puanteur pue putride quere- rabach- racaille racailles racket radin- radine
    raler ralage rancun- rancunier ranci rapac- rapace ravag- ravage ravages rebut- reculad- recession recidiv-
    relou reloue relous renfrogn- reprimand- repress- repression reprobat- repugn- repugnant- retrograd- retrograde
    revolt- revoltant revoltante revolter risible ringard- rixe rouill- rouille ruin- ruine ruineux rustr- sabotag-
    saccag- saccage sadi- sadique sanglant- sanglante sanglot- sarcas- saturat- scabreu- scler- secheress-
    secheresse sectaire sectarisme seque- sequestr- sinistr- sinistre snob soporifiqu- sordid- sordide sot sotte
    sottise soudoy- souill- sournois- sournoise stagn- stagnation stigmatis- stupeur suffo- suffoc- suicid- suicide
    suicidaire supercherie supplice surcharg- surcout- surendett- surpay- surpop- suspicieu- tare tares taudis
    tenebr- tergivers- terreur thug timor- tocard tocards tordu- torchon tortur- torture tourment- tragedi- traitr-
    traitre traitres traumatis- traumatisme trich- triche tricheur tricheurs troll trolls trouill- trouille tuberc-
    turpitude- tyran tyrann- ulcer- usurp- vandal- vandales vandalisme vanit- vaniteux vautour vautours venere
    venimeu- verol- vetust- vexant- vexation vicieu- vicieux vil vile violation violemment violent violente
    violents viols vulgair- vulgaire vulgarite vulner- wtf xenophob- xenophobe pff pfff pffff mouais berk beurk bof
    zut grr ffs argh putin ptn tg fdp ntm nique niquer degueu degueulass- degueulasse pourrave cata relouu
    flippant- flippe flipper bouchons embouteillages`,
}
