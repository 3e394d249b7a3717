import type { SentimentLexicon } from '../parts/sentiment-lexicon.ts'
import { opinions } from './opinions.ts'

export const sentiment: SentimentLexicon = {
  opinions,
  glad: `happy happier happiest happily happiness glad gladly pleased pleasing delight- thrill- excit- excitement
    proud prouder proudly pride relie- reliev- relief grateful gratitude thankful hopeful optimis* confiden-
    joy joyful joyous enjoy- enjoyed enjoying enjoyable content contented satisf* cheerful cheer- calm
    calmer calmly serene peaceful lucky fortunate blessed love loved loves loving adore- enthus* inspired
    inspiring inspir- encouraged encouraging encourag- reassur- relaxed relaxing touched moved amused
    energi* buzzing buzzed elated ecstatic overjoyed chuffed stoked pumped fond trust trusts laugh laughed
    laughing smile smiled smiles smiling lighter upbeat motivated eager keen heartened determined appreciat-
    😂 😍 😊 ❤ 👍 🎉 💕 😁 😄 😀 🥰 💪 👏 🙌 😘 ✨ 🔥 💙 💖 😉 🥳 💚 💜 🙏 😎 🤗 🤩 😆 😃 ♥ 💛 🎊 yay woohoo hurray`,
  sad: `sad sadder sadly sadness unhapp- upset upsets upsetting angry angrier angrily anger annoy- annoyance worr-
    worried worrying worries concerned concerning anxious anxiety anxiously nervous nervously afraid scared scary
    scares fear- fearful fears dread- dreadful stress- stressed stressful exhaust- tired tiring weary worn drained
    frustrat- disappoint- disappointment discourag- demotivat- depress- furious fuming livid rage raging mad
    miserabl- misery lonely loneliness ashamed shame shameful guilt- guilty embarrass- humiliat- heartbroken
    heartbreaking heartbreak devastat- gutted regret- hate hates hated hating hatred disgust- sick hopeless helpless
    desperat- despair- overwhelm- panic- nightmare bitter bitterly bitterness resent- jealous numb hollow empty
    cry crying cried tears grief grieving griev- mourn- hurt hurts hurting pain painful suffer- shaken shock-
    uneasy unease restless troubled sleepless doubtful fed irritat- irate outrag- appalled bored boring
    discontent dissatisf* dejected gloom- grim struggling 😢 😭 😡 😠 💔 😞 😔 👎 😩 🤬 😤 😒 🙄 🤮 😣 😟 😥 😪 😓 😖 😫 🤢 😕 ☹`,
  good: `good goodness great greater greatest better best excellent excellently wonderful- fantastic brilliant-
    lovely perfect- superb terrific marvel- outstanding amaz- awesome incredibl- beautiful- gorgeous
    stunning impress- impressive success success- succeed- succeeded win wins winning winner winners won
    victor- triumph- achiev- achievement accomplish- improv- improvement progress progressing gain- strong
    stronger strongest strength- solid robust smooth smoother smoothly healthy healthier stable steady nice
    nicer nicest nicely kind kindly kindness generous- helpful thanks thank welcome congrat* celebrat- bravo
    kudos honour- honor- award- gift bonus perfect sweet fun funny cute cool epic legend- favourite favorite
    special fresh promising bright brighter valuable worthwhile useful efficient- reliable loyal talented
    skilled gifted profitabl- flourish- thriv- boom- breakthrough milestone record agree- approved approves
    signed decent fair respect- support- supportive support safe safely easy easier easily comfort-
    comfortable warm warmly grand superstar hero heroes wow ideal fabulous delicious tasty stylish smart
    smarter powerful masterpiece unstoppable hilarious charming elegant gem heavenly bless blesses brave
    courage classy inspire champion- champions talent vibrant thoughtful sincere splendid magnificent admir-
    praise- praised recommend- recovered recover- recovery reward- rewarding ahead peace delivered wise
    haha* lol`,
  bad: `bad badly worse worst worsen- terribl- awful- horribl- horrific dreadful poor poorer poorly weak weaker
    weakest weakness wrong wrongly problem problems problematic issue issues trouble troubles troubling
    difficult difficult- hard harder tough tougher fail failed failing fails failure failures lose loses
    losing loser losers lost loss losses miss missed missing delay delays delayed late behind overdue
    complain complained complaining complains complaint complaints crisis crises risk risks risky danger
    dangerous threat- mistake mistakes error errors fault faulty defect- broken breaks breakdown broke
    crash- collapse- collaps- damage- damag- destroy- disaster disasters disastrous catastroph- mess messy
    messed messing chaos chaotic accident accidents emergency cancelled canceled layoff layoffs fired firing
    sacked redundan- severance bankrupt- insolven- debt debts penalt- fine lawsuit sued suing fraud
    fraudulent scam scams corrupt- steal stole stolen theft lie lied lies liar liars cheat- betray- reject-
    refus- denied unacceptable unfair unjust injustice unfortunate unfortunately useless pointless worthless
    waste wasted wasting expensive overrun shortage- shortfall lack- lacking stuck blocked blocking
    bottleneck- slow slower slowly slump- drop shrink- deficit turnover churn ugly stupid idiot- dumb
    ridiculous pathetic disgrace- nasty rude cruel- evil racist racism hell damn fuck* shit* crap crappy
    suck sucks sucked attack- kill- murder- dead die died dies dying death- violen- war wars terror- victim-
    injur- ill illness disease- cancer hospitali* ban banned blame- accus- conflict- argu- argument dispute-
    fight fights fighting quarrel- tension- toxic scandal- hypocri* trash trashy thug- brutal- insult- silly
    fake greed* ignoran* disrespect- abus- harass- riot- hated disgusted liability bully- bullied deplorable
    foolish fool fools moron* clown bigot* propaganda failure hostage hostile unreliabl- unprepared sloppy
    careless neglect- abandon- quit quits resign- leak- contaminat- pollut- hack- breach- struggle- struggl-
    setback- pity awkward tricky worthless lousy rubbish junk nonsense garbage unsafe inadequate
    insufficient decline- declin- recall recalled shame nope`,
  goodPhrases: `feel good, feels good, feel great, feels great, feels right, felt great, feeling good, feeling great,
    on track, ahead of schedule, under budget, well done, good news, over the moon, on fire, at ease,
    looking forward to, look forward to, can't wait, paid off, paying off, paying for itself, up and running,
    nailed it, fair play, hats off, best ever, record year, no longer worried, in good shape, in great shape,
    over the line, on top of the world, doing well, went well, going well, goes well, worked out,
    fell into place, breath of fresh air, sleep better, slept well, weight off, dream come true, thumbs up,
    made my day, good spirits, light at the end, word for word good, smiling all the way, happy days,
    happy birthday`,
  badPhrases: `feel bad, feels bad, feel terrible, feels wrong, felt awful, feel awful, feeling low, feeling down,
    feel down, let down, fed up, worn out, burnt out, burned out, fell through, falling apart, falls apart,
    fell apart, out of control, bad news, lost sleep, losing sleep, can't sleep, couldn't sleep,
    not sleeping, don't sleep, haven't slept, sick of, had enough, behind schedule, over budget,
    at the end of my rope, at my wit's end, keeps me awake, keeps me up, messed up, screwed up, gone wrong,
    went wrong, going wrong, goes wrong, last straw, red flag, in trouble, walked out, letting people go,
    let people go, let go of, giving up, gave up, on my knees, the end of it for me, heart sank,
    lump in my throat, too late, dropped the ball, on my chest, weighs on me, dragging on, hit the wall,
    pulled out, ran out, running out, down the drain, at risk, a joke, no idea how, can't face,
    couldn't face, not good enough`,
  plainPhrases: `good morning, good afternoon, good evening, good night, good luck, had better, well then, as well,
    as well as, oh well, for the best part, like, a good while, a good deal, good friday, kind of, sort of,
    all right, best regards, right then, bad weather plan, risk assessment, risk register, issue number,
    late afternoon, late morning, late evening, hard copy, hard drive, well anyway, well i, loss adjuster,
    fine print, thank you note, thank you card, support team, customer support, failing that, mind you,
    emergency exit, fire door, fire doors, health and safety, error log, complaint form, complaints form,
    fair enough, better safe, at least, fire drill, death in the family leave, late shift, record label,
    for the record, on record, win or lose`,
  evenPhrases: `nothing special, nothing to report, as usual, business as usual, neither here nor there, okay about,
    i'm okay, i am okay, it's fine, they're fine, not much to say, no strong feelings, under control,
    mixed feelings, could be worse, can't complain, could be better, no complaints, swings and roundabouts,
    we'll see, it is what it is, not brilliant not bad, middling, no drama, no surprises`,
  pastPhrases: `a year ago, years ago, months ago, last year, last time, used to, back then, back in, at the time,
    in those days, when i started, when we started, once upon a time, the year before, two years,
    there was a time, i'd have been, would have been`,
  own: `i'm, i am, i feel, i felt, i was, makes me, made me, we're, we are, we're all, i'm just, i've been,
    i have been, it's been, it was a, i must say, honestly, to be honest, i love, i hate, leaves me, left me,
    a lovely feeling, feels, feeling`,
  negations: `not no never n't don't doesn't didn't isn't wasn't aren't weren't can't won't couldn't wouldn't shouldn't
    haven't hasn't hadn't ain't cannot hardly barely scarcely without nothing nobody none dont doesnt didnt isnt
    wasnt cant wont`,
  neithers: 'neither nor',
  endings: `solv* resolv* fix fixed fixes fixing avoid* prevent* reduc* fewer less cut cutting cuts eliminat* overcom*
    overcame stopped ended ending sorted clear cleared survived beat beats beating cure cured remov*`,
  intensifiers: `very really so extremely absolutely totally incredibly too quite truly deeply completely utterly
    seriously particularly especially more much such most super damn hugely terribly awfully genuinely`,
  softeners: 'slightly bit little somewhat fairly kinda mildly partly almost maybe perhaps',
  contrasts: 'but however yet nevertheless still',
  concessions: 'although though despite',
  imagined: 'if unless would could might whether should wish hope hoping maybe perhaps suppose imagine used',
  gains: `sales revenue revenues income profit profits margin margins turnover orders takings bookings earnings
    productivity output satisfaction share cash customers enquiries attendance growth quality numbers
    results traffic conversion`,
  costs: `cost costs price prices expenses spend debt churn complaints absenteeism absence scrap waste defects returns
    prices tariffs inflation unemployment downtime overtime fares rent turnover`,
  rising: `up rise rises rose risen rising grew grow grows growing grown climb climbed climbing increas* jump jumped higher
    soar* doubled double surge* recovering recovered exceeded`,
  falling: `down fall falls fell fallen falling drop dropped dropping drops decreas* declin* shrink* shrank lower slid slipped
    halved sank plunged plummet* tumbl*`,
}
