export const ask = {
  title: 'Interroger vos notes',
  lead: 'Posez votre question avec vos mots. La réponse vient de vos seules notes, avec les phrases qui la fondent.',
  label: 'Votre question',
  placeholder: 'Qu’avons-nous décidé pour… ?',
  ask: 'Poser la question',
  examples: 'Par exemple',
  example: {
    first: 'Qu’avons-nous décidé pour le budget ?',
    second: 'Quand a lieu le prochain conseil ?',
    third: 'Qu’ai-je promis au client ?',
  },
  looking: 'Recherche dans vos notes',
  nothing: 'Rien dans vos notes n’en parle. Essayez d’autres mots, comme vous les auriez dits.',
  writtenBy: 'Rédigé par {{model}} à partir de ces phrases ; chaque numéro renvoie à celle qui le fonde.',
  failed: 'Votre question est restée sans réponse',
  history:
    'Vos questions restent sur cette page jusqu’à ce que vous la rechargiez ; elles ne sont conservées nulle part.',
  upgradeTitle: 'Interrogez tout ce que vous avez noté',
  upgradeText:
    'Avec Premium, vous posez une question et lisez la réponse dans vos propres mots, chaque citation à un geste de l’instant où vous l’avez dite.',
} as const
