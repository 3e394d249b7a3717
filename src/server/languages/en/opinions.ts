import type { OpinionWords } from '../parts/sentiment-lexicon.ts'

export const opinions: OpinionWords = {
  glad: `beaming bliss blissful cherish- euphori- exhilarat- exuberan- giddy gleeful glee gratified gratifying hyped
    jubil- jubilant jubilation jovial merry mirth psyched rapt rejoic- rejoicing relish- relished tickled uplifted
    wowed yayyy yaay yayy lmao rofl lmfao hehe 🤣 💗 💓 💞 💘 💝 🩷 ❣ 😇 🙂 ☺ 😋 😌 🥹 😻 🫶 🤝 👌 🎈 🏆 🥇 🌟 ⭐ 🌈
    🌞 🍾 🥂 💐 🌹 😸 🤞 💯 🕺 💃`,
  sad: `aggrieved agitated alarmed anguish anguished antsy apprehensive baffled bereaved brokenhearted bummed
    crestfallen crushed demoralis- demoralised demoraliz- despondent disgruntled disheartened disillusion-
    disillusioned dismayed displeased distraught distressed downcast downhearted edgy embittered enraged exasperat-
    fatigued flustered forlorn fright- frightened frantic glum grumpy heartache heartsick helplessness homesick
    horrified impatient incensed indignant infuriated insecure irked isolated jittery jaded loath melanchol- miffed
    misses mortified moody nauseous offended paranoid peeved perturbed petrified pissed powerless rattled remorse
    sickened spooked sorrow- sulking tense terrified tormented traumatised uncomfortable unloved unsettled vexed
    weepy wept whine woeful wounded 😿 🥺 😰 😨 😱 😧 😦 🙁 😑 😐 😶 😬 😵 🥴 🤦 🤷 💩 🖕 👿 😈 😾 🤧 🤒 🤕 😷 ⚰ 🥀
    😮‍💨`,
  good: `ace acclaim- acclaimed accurate adorabl- adventurous affordable agil- alluring ambitious angel angels applaud-
    applause apt astonish- astound- attentive attractive authentic avid balanced bargain bargains beauty beauties
    belove- beneficial benefit- blossom- bonanza bountiful bounc- brighten- breez- breathtaking bubbly captivat-
    caring champ charismatic charm charmed chic classic cleanest clever- coherent colourful colorful commend-
    commendable compassion compassionate competent compliment- complimentary considerate constructive contagious
    convenient convincing cosy cozy courteous cracking crafty creative crisp crystal cuddl- cure cutest dainty
    darling dazzl- decisive dedicated delicate dependable deserv- deserved desirable devoted dignified dignity
    diligent diplomatic distinguished divine dope dreamy durable dynamic earnest educational effortless
    effortlessly elite embrac- eminent empathy empower- enchant- endear- engaging enlighten- enrich- enterprising
    entertain- entertained ethical exceed- exceptional exemplary exquisite extraordinary fab fabulously fascinat-
    faithful fave faves favourably favorable feast feasts finest flair flattered flattering flawless flexible
    fortunately foolproof forgiv- freedom friendly friendliest friendship friendships fruitful fulfil- fulfilled
    fulfilling gallant gentle genuine giggl- glam glamorous gleam- glorious glory glow- goodwill goddess gorg
    graceful gracious grin- groundbreaking guru handsome handy harmon- harmonious healed healing heartfelt
    heartwarming heartily hilariously homely honest hopefully hooray hospitable hug hugs humane humbling humour
    humorous iconic illuminat- imaginative immaculate impeccabl- ingenious innovat- inspirational instructive
    intelligent intrigu- inventive invigorat- irresistible jackpot jolly juicy kindhearted lavish laudable
    legendary liberat- lifesaver likeable likable lit lively loveliest lovable lush luscious luxur- magic magical
    majestic marvellous masterclass masterly masterful mesmeris- mighty miracle miraculous neat neatly nifty noble
    nutritious obliging optimal organised outshine outperform- paradise passion passionate peaceable peachy perks
    perseverance pioneering pleasant pleasantly pleasure pleasures plush polite polished popular praiseworthy
    precious prestigious privilege privileged prosper- prosperous proven punctual radiant rapport rave reconcil-
    refin- refresh- refreshing rejuvenat- remarkabl- renowned rescued rescue resilient resourceful restful restored
    resolved revitalis- revolutionary rich richly riveting rocks romantic rosy sane sassy savour- savvy scrumptious
    seamless selfless sensational sensible serenity shin- shining sincerely skilful sleek slick snug sociable
    soothing sophisticated soulful spacious spark- sparkl- spectacular spirited spotless spotlessly steadfast
    stellar straightforward striking sublime substantial succinct suitable sunny sunshine superior supreme
    sustainable swift swiftly sympathetic tactful tasteful teamwork tempting tender terrifically thorough
    thoughtfully tidy tidied timely tops touchdown tranquil transparent treasur- tremendous tremendously trendy
    trophy trustworthy unbeatable unbiased unforgettable unity unreal uplift- uplifting upgrade upgraded valiant
    valued versatile victorious vindicat- visionary vivid warmest warmth welcom- welcomed welcoming whizz wholesome
    witty wizard wonder wonders wonderland wonderous worthy wholeheartedly yum yummy zest zesty goat slay slaps
    banger bangers bops bestie besties babe fam blessing blessings bff xoxo xx xxx yeah yess yesss whoop woo wohoo
    yippee`,
  bad: `abhorrent abomina- absurd- abysmal ache aches aching acrimon- adverse afflict- aggravat- aggress- aggressive
    agonis- agoniz- agony alarming alienat- allegation- allegations aloof ambush- amiss annihilat- antagonis-
    apath- apathetic arrogan- arrogance ashes assault- asshole- assholes astray atroci- atrocious atrocity
    awkwardly babyish backfir- backlash bait banal barbaric bastard bastards batter- battered belittl- bewilder-
    bias biased bitch bitches bitchy bizarre bleak bleed- blight bland blister- blisters blunder- bogus bomb bombs
    bombing botch- botched breakup bribe- bribery brutality buggy bullshit bs bummer bump- bumpy burden- burdens
    burglar- burglary burnt calamit- callous carnage casualt- casualties chok- choke clash- clashes clueless clumsy
    cockroach- coerc- coffin combative comedown condemn- confus- confused confusing contempt- contemptible
    contradict- contrived corny corrosive costly coward- cowardly cramp- cramped creepy creep creeps cripp-
    criticis- criticiz- criticism crook- crooked crooks crude crummy crush- crushing culprit- cumbersome curse-
    cursed cynical damned darkest dastardly deadlock- deadly decay- deceit deceitful deceiv- deception deceptive
    defeat- defeated defeatist defensive deficien- deficient defraud- degrad- degrading delusion- delusional
    demean- demeaning demon- deplor- deport- derail- derelict derogatory desolat- despicable despis- destruct-
    destruction destructive detain- deteriorat- detest- detriment- detrimental devious diabolical dick dickhead
    dictator- dire dirt dirty disabling disagree- disagreement disappear- disapprov- disbelief discrimin-
    discrimination dishearten- dishonest- dishonesty dislik- dislike dismal dismay- dismiss- dismissive disorder
    disorganised disorganized displeas- disrupt- disruption disruptive distort- distract- distress- distressing
    disturb- disturbing divisive dodgy doom- doomed dreary drought drown- drowned drunk dull- dullest dumped dump
    dupe- duped dysfunctional eerie embezz- enemy enemies enrag- erratic evict- evicted evasive eyesore exaggerat-
    excruciat- excuse excuses exploit- exploited explode- exploded explosion extort- extremis- fad false- falsely
    fanatic- farce farcical fascis- fatal- fatality fatalities feeble fiasco filth- filthy fishy fizzl- flaw-
    flawed flaws flimsy flop- flopped fluke foe foes forced forgotten foul fraudster- freak freez- frighten-
    frightening frigid frown- fruitless frump- fumbl- fuss- fussy futile garish ghastly gibberish glitch- glitchy
    glare goddamn gory grimy gross grossed grouch- grudg- grudge gruesome grumbl- gullible harm- harmed harmful
    harsh- harshly haunt- havoc headache headaches hectic heartless heated hideous hinder- hitler hoax hoard-
    homophob- horrend- horror horrors horrify- humid hungry hurtful hysteri- icky ignored ignores ignoring illegal-
    illiterate immoral impasse imped- impolite impossible impotent imprison- inaccurate inaction inappropriat-
    incapable incoherent incompeten- incompetent inconsiderate inconvenien- inconsistent indecent indecisive
    indifferen- indifferent ineffective inefficien- inexcusab- infamous infected inferior infest- inflam- inflict-
    infuriat- inhuman- inhumane insan- insane insanity insensitiv- insensitive insincere insolent insomnia instab-
    instability insurgen- intimidat- intoleran- intolerable invad- invalid invasion irrational irresponsib-
    irrespons- isolat- itchy jailed jeopard- jerk jerks kidnap- lame lazy laughable- laughingstock lethal letdown
    lifeless limp loathe loathsome lonesome looting loot- lunatic- lunacy lurk- madness malfunction- malic-
    malicious manipulat- massacre- massacr- mediocre melodramatic menace menac- merciless mindless minging
    misbehav- mischief misconduct misfortune misguided mishandl- mishap- misinform- misinformation mislead- misled
    misogyn- mistrust- mistreat- misunderst- moan- moaning mock mocked mocking monotonous monster monsters
    monstrous mould mouldy mug mugged murky mutilat- nagging naive nausea- nazi nazis needless- needlessly negativ-
    nerd nightmares nightmarish noisy nosy notorious noxious nuisance- obnoxious obscen- obscene obsess- obstacle-
    obstruct- odd offend- offensive ominous oppress- oppressed oppression ordeal- outbreak outcry outdated
    outrageous overbearing overcook- overcharged overcrowd- overdose- overdu- overload- overlook- overpriced
    overrat- overrated overreact- overwork- overworked paranoi- pathetically peril- perpetrat- pervert- perverse
    petty phony pisses piss pigs plagu- plague- plight pointlessly poison- poisoned poisonous poorest prat
    prejudic- pretentious pricey prick pricks provok- provocation psycho puke punish- punished punishment pushy
    queasy racists rant- ranting rape rapes raped rapist- rash ratty ravag- rebuk- reckless- regrettab- reek- reeks
    relaps- relentless remors- repel- repelled repress- reprimand- repugn- repulsive retard- retarded revolt-
    revolting ridicule- ridiculously rigged robbed robbery rotten rudely ruin- ruined ruins ruining rusty ruthless
    sabotag- sadist- salty sarcas- savage scarc- scare scaring scar- scarred scold- scorn- scrapped scream-
    screaming screech- seedy selfish- selfishness senseless shabby shaky shallow sham shambles shambolic shameless
    shatter- shattered shoddy shooting shootings shortchang- shun- sicken- sickening sickness sinister sink-
    skeptic- sketchy slander- slaughter- slaughtered slavery slimy slur- sluggish smash- smashed smell- smelly smug
    snatch- sneak- sneaky snob- snobby snub- sob sobbing soaked sore sorrows sorry spam spammers spite- spiteful
    spoil- spoiled spoilt squabbl- squalid squand- squeez- stab- stabbed stabbing stale stalk- stalker- starv-
    starvation starving steals stench sting- stinging stink- stinks stinky strain- strained strand- stranded
    strangl- strife stubborn stuffy substandard subversive suffocat- suicid- suicide sulk- sunk superficial
    superstit- surrender- suspici- suspicious swamp- swear- swindl- swollen tacky taint- tantrum- tarnish-
    tasteless tatty tearful tedious temper tens- terrify- terrifying terrorist terrorists terrorism thief thieves
    thoughtless thrash- thwart- tiresome torment- torture- tortured torturous tragedy tragedies tragic tragically
    traitor- traitors trampl- traum- trauma traumatic traumatis- travesty treacher- treason troll trolls twat twats
    tyran- tyranny ugliest ulcer- unable unaccept- unaffordable unappealing unattractive unbalanc- unbearab-
    unbelievab- uncaring uncertain- uncomfortabl- unconvinc- undemocratic undermin- underpaid underwhelm-
    underwhelming undesirab- uneduc- unemploy- unfaithful unfinish- unfit unfollow- unfriendly ungrateful unhealthy
    unhelpful unhygienic uninspir- uninterest- unkind unlawful unlike- unlucky unnecessar- unnecessary unpleasant
    unpopular unprofession- unprofessional unreason- unreasonable unrest unresponsive unsatisf- unsettl- unsettling
    unstable unsuccess- unsuccessful untrue untrustw- unusable unwanted unwatchable unwell unworthy upheaval uproar
    usurp- vandal- vandals venom- vengeance vicious victimis- vile villain- vindictive violate- violation-
    violently vomit- vomiting vulgar vulnerable wanker- wankers warned wail- wast- weep- weeping weeps weirdo whin-
    whining wimp wither- woes worrie- wound- wrath wreck- wrecked wreckage wretched wrongdoing yawn yuck yikes smh
    ffs wtf fml ugh ew eww boo grr stfu kys scum muppet bellend gobshite minger skint knackered cheesed narked
    cringe cringy cringey sus trainwreck dumpster hellish hellhole flaky clunky laggy lagging unplayable pricier
    bloated`,
}
