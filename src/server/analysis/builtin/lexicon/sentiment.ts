import type { Language } from '#shared/languages.ts'

/** Words of feeling, folded; a star stands for any ending. */
export interface SentimentLexicon {
  positive: string
  negative: string
  /** The speaker speaks of the own feelings: such a clause counts double. */
  own: string
}

const GLAD_SIGNS = '😂 😍 😊 ❤ 👍 🎉 💕 😁 😄 😀 🥰 💪 👏 🙌 😘 ✨ 🔥 💙 💖 😉 🥳 💚 💜'
const SAD_SIGNS = '😢 😭 😡 😠 💔 😞 😔 👎 😩 🤬 😤 😒 🙄 🤮 😣'

export const SENTIMENT_LEXICONS: Record<Language, SentimentLexicon> = {
  en: {
    positive: `${GLAD_SIGNS} good great* excellent happy happi* glad pleas* pleased love loved loves loving lovely wonderful* fantastic brilliant proud delight* positive success* won win wins winning winner strong* better best improv* thrill* excit* reliev* grateful thank* perfect* nice nicely calm* confident hopeful optimis* impress* smooth* solid enjoy* fun progress* grand amaz* awesome beautiful* cute sweet congrat* celebrat* lucky blessed yay haha* lol incredible outstanding superb terrific marvel* favorite favourite comfort* peace* kindness laugh* smile* smiling hero gift special fabulous joy* honor* honour* trust* encourag* inspir* fresh gorgeous welcome cheer* respect wow gain* boost* promising healthy stunning epic legend* relaxed content satisf* dance dancing`,
    negative: `${SAD_SIGNS} bad badly terrible awful angry anger sad sadness sadly upset* worr* concern* problem* issue* fail* lost lose* losing loser loss losses hate* hating tired exhaust* frustrat* disappoint* annoy* delay* behind worse worst wrong difficult* trouble* complain* afraid scar* scared stress* mess broken broke weak* poor* sick hurt* unhappy furious crisis risk* ugly died dead death kill* murder* attack* terror* war cry crying cried tear tears pain* grief griev* ashamed shame* guilt* embarrass* disgust* horrible horrif* stupid idiot* damn hell fuck* shit* crap suck* pathetic ridiculous disgrace* racist lies liar lying corrupt* fraud* scam blame* useless boring bored lonely alone accident disaster* damage* destroy* threat* victim* injur* ill illness disease cancer* lawsuit panic* fear* nervous anxious anxiety dread* overwhelm* unfair cruel unfortunate* regret* sorry struggl* suffer* nightmare hopeless collapse* falling layoff* severance firing fired recall* betray* reject* unacceptable mistake* waste* wasted hollow numb`,
    own: "(?:i feel|i'm|i am|i've|makes me|makes us|we're all|honestly|it was a|it's been|i hate|i love)",
  },
  es: {
    positive: `${GLAD_SIGNS} buen buena buenos buenas bien genial* excelent* feliz felic* content* encant* orgull* exit* mejor mejora* estupend* fantastic* maravill* perfect* alegr* gracias ilusion* positiv* tranquil* satisfech* satisfac* alivi* logr* gan* increible* bonit* gusta gusto gustado magnific* amor amo amor* te bell* hermos* lind* guap* divert* disfrut* risa* rie* jaja* afortunad* suerte* esperanza* optimis* confian* animo anima animad* emocion* precios* brillant* estrella fiesta felicidad* enhorabuena bravo crack campeon* triunf* victoria* apoy* agradec* agradable dulce salud* abraz* amig* interesante recomend* superado superar grandioso ole`,
    negative: `${SAD_SIGNS} mal mala malos malas peor* terrible* horrible* trist* enfad* cabre* preocup* problem* fallo fallos fallado fallar perder odi* cansad* cansancio agota* frustr* decepcion* retras* dificil* quej* miedo* estres* desastr* roto rota debil* hart* enferm* crisis riesg* error* fatal culp* grave* muert* muri* matar mata mato asesin* guerra atent* violen* llor* dolor* duele sufr* pena penoso vergüenza verguenza asco asquero* mierda* puta puto putos joder jodid* idiot* imbecil* estupid* tont* basura ridicul* corrupt* ladron* robar robo robaron mentir* mentira* fraude engañ* engan* inutil* aburr* soledad accident* destru* amenaz* victim* herid* cancer panic* ansie* agobi* injust* cruel lament* fracas* pesadilla colaps* despid* despedi* rechaz* traicion* inacept* malgast* vaci* nervios* rabia lastima`,
    own: '(?:estoy|me siento|me da|me dan|me hace|me tiene|la verdad|sinceramente|no puedo|me preocupa|me duele|me encanta|hoy)',
  },
  fr: {
    positive: `${GLAD_SIGNS} bonne bonnes super excellent* heureu* content* ravi* fier fiere fiers fierte genial* formidable* magnifi* parfait* reussi* succes mieux meilleur* merci* beau belle beaux belles joie joyeu* plaisir* soulag* satisf* confian* rassur* gagn* ador* aime aimer aiment amour* positi* encourag* avance jolie joli sympa* agreabl* interessant* incroyable* fantastique* merveill* extraordinaire* splendid* brillant* bravo felicit* rire rires sourire* mdr lol chance chanceu* espoir* optimis* victoire* triomph* champion* cool doux douce tranquill* serein* calme* passionn* enthousias* epat* impressionn* solide* progress* progres utile* cadeau* amis amie* delici* hate epoustouf* innov* bonheur facilit* soutien* respect* creativ* talent*`,
    negative: `${SAD_SIGNS} mauvais* pire* terrible* horrible* trist* fach* enerv* inqui* probleme* souci* echec* echou* perdu* perdre perte* detest* fatigu* epuis* frustr* decu* decevant* deception* retard* difficil* dure durs plainte* peur* stress* catastroph* cass* faibl* marre malade* maladie* crise* risque* erreur* grave* honte* hais hait haine* deteste mort morts morte mourir tuer tue tues tuerie* meurtr* guerre* attentat* attaque* violen* terroris* pleur* larme* douleur* souffr* souffranc* degout* merde* putain* conne connard* idiot* stupid* nul nulle nuls ridicul* corrupt* corrompu* voleur* mensong* menteur* mentir fraude* arnaqu* inutil* ennui* ennuy* solitude accident* detrui* destruct* menac* victime* bless* cancer* paniqu* angoiss* anxie* injust* cruel* regret* malheur* cauchemar* effondr* licenci* fermeture* refus* trahi* inacceptabl* gaspill* nerveu* rage colere scandal* polluti* danger* sanction* chomage pauvre* pauvret* condamn* prison drame* galere* deficit* greve*`,
    own: "(?:je suis|je me sens|ca me|j'ai (?:peur|honte|mal)|franchement|honnetement|je n'en peux|ca fait|j'en ai)",
  },
}
