export const ask = {
  title: 'Interroger vos notes',
  lead: 'Posez votre question avec vos mots. La réponse vient uniquement de vos notes et les cite.',
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
  nothing: 'Vos notes n’en disent rien. Essayez avec les mots que vous auriez employés.',
  writtenBy: 'Rédigé par {{model}} à partir de ces phrases ; chaque numéro renvoie à sa source.',
  failed: 'Impossible de répondre à votre question',
  history: 'Vos questions restent ici jusqu’au rechargement de la page ; elles ne sont pas conservées.',
  upgradeTitle: 'Posez toutes vos questions à vos notes',
  upgradeText:
    'Avec Premium, posez une question et lisez la réponse dans vos propres mots ; touchez une citation pour réentendre le moment où vous l’avez dite.',
} as const
