import type { OpinionWords } from '../parts/sentiment-lexicon.ts'

export const opinions: OpinionWords = {
  glad: `alborozo amorcito alucinad- apasion- conmovid- dicha disfrutad- emocion entusiasm- entusiasmado esperanzad-
    euforia exultant- felic- felicisim- flipando gozad- gustaz- gustazo ilusionad- jiji jubilo pletoric- radiant-
    rei reirse rio sonrei- sonreir xd xdd xddd 🤣 💗 💓 💞 💘 💝 ❣ 😇 🙂 ☺ 😋 😌 🥹 😻 🫶 🤝 👌 🎈 🏆 🥇 🌟 ⭐ 🌈 🌞
    🍾 🥂 💐 🌹 😸 🤞 💯 🕺 💃`,
  sad: `abrumad- aburro acojonad- aflig- afligid- agobiad- angustiad- apen- apesadumb- asqueado aterr- aterrad-
    aterrador- bajon congoja consternad- decaido decepcionad- defraudado deprimid- desalent- desaliento desamparad-
    descorazon- desconsolad- descontento desencant- desesperad- desmoraliz- enfadad- espantad- estresad- extenuad-
    fatidic- fatigad- frustrad- hartisim- histeric- humillad- insatisfech- irritad- lastim- llorand- melancol-
    melancolia nostalgi- ofendid- pachucho paranoi- pesaros- preocupad- rabiando resentimiento traumad- verguenz-
    depre agotadisim- 😿 🥺 😰 😨 😱 😧 😦 🙁 😑 😐 😶 😬 😵 🥴 🤦 🤷 💩 🖕 👿 😈 😾 🤧 🤒 🤕 😷 🥀`,
  good: `abrazo- abrazos acert- acertado acog- acogedor- admir- admirable admiracion adorabl- agil agiles agradecid-
    agradecimiento alab- alabanza alabado alucinant- amabilidad amen- ameno amena amistos- apasionant- apetec-
    aplaud- aplauso aplausos artista artistazo asombros- asequible atento atenta atractiv- avanc- barat- bendec-
    beneficio beneficios besazo besito besitos beso besos bestial bienven- bienvenidos bienvenida bonic- bordad-
    brav- brillo buenazo calid- calidez caric- capaz carismatic- carin- casero chachi civilizad- cojonud-
    comprension comprensiv- conmov- consegu- constructiv- coraje cordial creci- creativ- curad- curarse curacion
    decente dedicacion delic- delicad- destac- destacad- detallazo dich- dignidad digno digna divino divina dulzura
    duradero ejempl- ejemplar ejemplo elegan- elegante emocionant- encantador- engancha- enriqueced- entendim-
    entranabl- entretenid- epico epica esper- estabilid- estrellon etern- eterno eternas excel- excepcional- exit-
    exitazo exquisit- fascin- favorit- felicid- felicitaciones ferviente fiabl- fiable fiel fieles finura flamante
    flip- flipante fluid- fluido fortalez- fortaleza forofo fresc- fresquito ganaron geni- genio genia gloria
    glorios- golazo goles golazos graci- gracios- gracioso graciosa grandisim- grato grata guays habil- habilidad
    heroina honest- honestidad honrad- humild- humilde humildad humor idil- iluminad- impecabl- impecable
    inmejorabl- incond- incondicional indispens- ingeni- ingenios- inmens- innov- innovador- inolvid- inolvidable
    inspir- inspirador- inteligen- interes- interesantisim- invencib- jefazo jefaza joya joyas joyita justicia
    just- leyend- leyenda liberad- libertad listos lujo lujos madur- magic- magico magia magistral magnif- majo
    maja majos majas memorab- merecid- milagr- milagro mimo mimos molaria molon- motivador- nobl- noble nobleza
    notable notabl- noticion optim- optimo ovacion- paciencia pasote perf- perl- placenter- placer poderos- posit-
    potente preci- precios- preciosidad predilect- preferid- premi- prestigi- primor- privileg- privilegio prodig-
    profesionalidad profesionalazo prometed- prospera- prosper- recom- recomiendo refresc- regalazo rentabl-
    reparad- resuelt- resuelto respetuos- resplandec- riquisim- romantic- sabrosa sabros- saludabl- salvad- salvado
    sanos sanisim- sensat- sensato serenid- servicial simpatic- simpatia sincer- sinceridad solidari- solidaridad
    solucion- solucionado soluciones suave sublim- sublime suert- suertud- super superar superb- superior talent-
    tesor- tesoro tierno tierna top triunfador- valent- valentia valiente valientes vencer venci- vencimos ventaj-
    ventaja ventajas victori- virtuos- vibrante viva vivan amazing cool bravos oleee wow yuju yuhu chapo chapeau
    aupa eeea peliculon temazo temon cancionaza partidazo capitulazo notaza fieston planazo findeee canitas
    sobresaliente`,
  bad: `abandonad- abomin- abronc- abusar abus- abuso abusos acoj- acusad- adefesio afect- agon- agonia agot- agravi-
    agresi- agresion agresiv- agri- aguafiestas ahog- ahorc- amargad- amoral anarqu- angust- aniquil- anormal
    ansied- antipatic- apag- apalear apest- apesta aplast- aprovechad- arras- arrasa arrastrar arrogan- arruin-
    arruinad- asalt- ascazo asfixi- asquer- atac- ataque atent- atrac- atraco atroc- atroz avari- avaric- balas
    baneado barbaridad barbarie basur- batacazo bazofia berrinche bestias- birri- birria bloque- bobada bobo bobos
    bochorn- bochorno bofetad- bomba bombas borde bordes borrach- botell- brut- bruto bruja bullying burd- burl-
    burla burlan burrada burro cabread- cadav- cae caen caid- caradura caraduras cargant- catastrofic- cerdo cerdos
    cenizo chabac- chanchullo chapucer- chivat- chorrada chorradas choriz- chorizo chorizos chung- chungo chunga
    cinic- cinismo cobard- cobarde cobardes codici- colapsad- complic- conden- condenad- confund- confus- contagi-
    contaminad- corrup- costos- crimenes criminales crisp- crud- crueldad culpas cutre cutres cutrez danin- debacle
    debilid- decaer decaid- deceler- defect- defecto defectuos- defici- deficiente defraud- defraudad- degrad-
    degradante dejadez delinc- delincuente delito delitos dement- demencial denigr- deplor- deplorable depres-
    derrib- derrot- derrota derrotas derroch- desabast- desafort- desagrad- desagradable desahuci- desahucio
    desampar- desanimad- desapar- desaparec- desast- desatend- descar- descarad- descontent- descontrol- desdich-
    desesperacion desfas- desgraciad- desgraciadamente deshonest- desidia desigualdad desigual- desilus- desinform-
    desorden- desorganiz- despect- desped- despedido despreci- despreciable desprecio destroz- destruc- destruir
    destruy- deud- dictad- dictadura dificultad dimit- discrimin- disparat- disparate dolencia dolores dolorid-
    dram- drama duel- duelen duelo embust- embustero enganad- enojad- enredo ensuci- enterr- envenen- envidi-
    envidia equivocacion escalofri- escandal- escandalo escandalos- escoria espant- espantos- estaf- estafador-
    estallar estanc- estorb- estropead- estrope- excusa excusas explotacion expuls- extors- facha fachas fallec-
    fallecid- fals- falso falsa falsedad fascis- fascista fiasco fraca- fracasad- fraud- frialdad frustracion
    funest- furi- gastro gentuza genocid- gilip- golfo golpista gorron gritos grites gritar groser- grosero grosera
    guarr- guarro guarros hambre hambrun- hastio haters hedor hipocr- hipocrita hipocresia horrend- horroroso
    horteras hortera humill- humillante humillacion hund- ignor- ignorante ignorancia ilegal- impos- impotenc-
    impresentabl- impunid- impune imput- inaceptabl- inadmisib- inadecuad- incapaz incapac- incertid- incoherent-
    incompetent- indecent- indefens- indescript- indeseabl- indifer- indignad- inept- ineptitud inepto inestab-
    infam- infame infarto infel- infeliz infern- infernal infierno ingrat- inhuman- injusticias injustificab-
    inmoral innecesar- insegur- insegurid- insensat- insensib- insipid- insolent- insoport- insufr- insufrible
    intoler- intolerable inund- inundad- invad- irrespet- irrespons- irritant- jodan judas kk kaka lagrim-
    lamentablemente lentisim- linch- luto machac- machis- machismo mafia mafios- maldad maleducad- malestar
    maltrat- maltrato mangante mangantes manip- manipul- manipulacion marron marrones martirio masacr- masacre
    matanz- mediocr- mediocre medioc- mied- miser- miserable miseria monstru- monstruo nausea- nauseab- nazi nazis
    nefast- nefasto negligencia nocivo ofend- ofensiv- olvidad- opres- opresor ostia pachuch- paliza palizas panic-
    parasitos pavor payas- payaso payasos payasada pegaron pelig- pelma pelmazo pendej- penos- penoso penosa perd-
    perdi pierd- perdedor perdedores pereza perver- pesado pesada pesadez peste petard- petardo pijad- pirat-
    plastazo pobr- pobre pobres pobreza pocilga podrid- podrido porquer- porqueria prejuic- prision provoc- quebr-
    quebrad- rabieta racis- rastrer- ratas recort- recorte recortes repele- repelent- repugn- repugnante resac-
    resaca resfri- resign- revent- rollo rollazo ruid- ruido ruidoso ruidosos ruin ruina ruindad sabot- sacrificad-
    sangr- sangre sangrient- sanguinari- saque- secuestr- secuestro sinverg- sobred- sobornos soborn- soled-
    sordid- soso sosa sospech- subnormal subnormales suci- sufriend- suicid- suicidio susto sustos tacan- tarad-
    tarado temer terco terror terrorif- terrorista terroristas timo timad- timos tontad- tortur- tortura tragic-
    tragedia tragico tramposo tramposos trampa trampas traum- trauma usur- usura usureros vago vagos vandal-
    verguen- vergonz- vetust- vil viles villan- violencia violento vomit- vomito vomitivo vulgar vulner- zorra
    zafi- uf buff pff pufff puf uuf agg jodeeer wtf odioooo`,
}
