/** Words that are never a topic; see `commonWords` in `language-pack.ts`. */
export const commonWords = `prepar- organi- look- seem- think- thank thanks want- like- liked mean- tell- told show- play played try
    tried trying tries help- move moves moved moving turn- happen- keep- kept put puts putting set sets
    setting take- took taken give- gave given get- got gotten come- came bring- brought start- begin- began
    begun stop- stopped end ends ended finish- open- close closed closes closing run- ran walk- walked sit-
    sat stand- stood fall- fell felt feel- say- said speak- spoke spoken hear- heard see- saw seen watch-
    watched know- knew known learn- learned learnt understand- understood believe- guess- wonder- suppose-
    expect- hope- wish- remember- forget- forgot forgotten remind- decide- agree- agreed settle- choose-
    chose chosen pick- wait- waited stay- stayed leave- left lose lost find- found buy- bought sell- pay
    paid pays paying send- sent write- wrote written read- ring ringing rang call- called ask- asked answer-
    answered chase chasing chased sort- sorted fix- fixed check- checked cover- covers drop- dropped pull-
    pulled push- pushed carry carried carries hold- held catch- caught throw- threw cut cuts hit hits grow-
    grew break- broke burn- wear- worn drive drove driving fly flew flying eat ate eating drink drank live
    lived lives living die died laugh- smile- cry cried breathe shout- whisper- whole piece pieces bit bits
    lot lots couple pair kind sort type way ways thing- stuff point points case cases fact facts reason
    reasons idea ideas word words line lines side sides part parts end place places spot corner top bottom
    front back middle edge inch feet foot mile miles minute- hour- moment- time- times second- day- week-
    month- year- decade evening- morning- night- noon today breakfast lunch dinner percent number- half
    quarter third dozen hundred thousand million billion penny people person folks guy- man men woman women
    boy boys girl girls lads lad fellas fella kid kids friend somebody everyone hand hands head heads eye-
    face faces mind- arm- leg legs voice mouth ear ears hair bed door- window- room- chair- table floor wall
    walls car road street house lovely nice good great bad fine okay big small little large huge tiny long
    short tall wide deep high low old young new early late quick fast slow hard easy light heavy dark bright
    clean dirty hot cold warm cool dry wet full empty clear sure certain true false real right wrong same
    different other next last first main major minor simple certain possible impossible important urgent
    proper polite honest fair careful broken entire rough straight quiet loud strange funny weird serious
    single double own usual normal extra such various several enough plenty rest maybe anyway front stuff
    chat chance luck fault trouble shame pity joke story matter matters question- answer- use used uses
    using need- needs care cares wonder reckon bother- mention- suggest- offer- offered promise- promised
    start talk talks everything nothing something anything somewhere nowhere outside inside upstairs
    hook hooks hang hangs hanging hung till later longer bigger smaller better worse worst best cheaper faster missus bloody
    shape mess bugger blimey crikey mate mates yours truly whatnot
    downstairs name- named ready done signed moved turned goes went gone doing does makes made making
    making's let lets add added adds adding book-`
