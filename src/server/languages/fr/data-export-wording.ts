import type { DataWording } from '../parts/data-export-wording.ts'

export const dataExport: DataWording = {
  readmeName: 'LISEZMOI.txt',
  readme: ({ email, day, notes }) => `Dictum : toutes les données de ${email}
Date : ${day}. Notes : ${notes}

account.json
  Votre profil, vos réglages, votre vocabulaire et ses emplois, ce que vos corrections ont appris, l’abonnement, les sessions, vos commentaires
  et les tâches sans note.

notes/
  Un dossier par note, à son jour et à son titre. Il contient :
  - note.md : la note à lire, avec résumé, tâches, événements et transcription (Markdown, que tout éditeur de texte ouvre)
  - note.json : tout ce qui en est conservé, avec chaque version de la transcription, ses temps et ce qui a été effacé de la vue
  - recording : le son, tel qu’il a été enregistré ou importé

MANQUANTS.txt n’y figure que si un enregistrement reste introuvable.

Les secrets n’y sont pas (l’empreinte de votre mot de passe, les clés des sessions, des liens et
du calendrier), ni ce qui se calcule à partir du reste (formes d’onde, index de recherche).
`,
  missingName: 'MANQUANTS.txt',
  missing: 'Ces enregistrements ne sont plus dans le stockage. Tout le reste de leurs notes est ici.',
}
