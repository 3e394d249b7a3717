import type { ExportWording } from '../parts/export-wording.ts'

export const exports: ExportWording = {
  untitled: 'Note sans titre',
  draft:
    'Qualité brouillon : transcrite par un moteur simple ; des mots peuvent être faux, vérifiez avec l’enregistrement.',
  liveCaptions:
    'Sous-titres en direct : les mots que le navigateur a écrits pendant que vous parliez ; certains peuvent être faux, vérifiez avec l’enregistrement.',
  noText: 'Aucune parole n’a été trouvée dans cet enregistrement.',
  sentiments: { positive: 'Positif', neutral: 'Neutre', negative: 'Négatif' },
  score: (score) => `${score} sur 5`,
  summary: 'Résumé',
  highlights: 'À retenir',
  keyPoints: 'Points clés',
  followUps: 'Tâches',
  followUp: 'Tâche',
  who: 'Qui',
  promised: (who, to) => `${who} (pour ${to})`,
  me: 'La personne qui parle',
  due: 'Échéance',
  priority: 'Priorité',
  priorities: { urgent: 'Urgente', high: 'Haute', medium: 'Moyenne', low: 'Basse' },
  state: 'État',
  done: 'Terminée',
  open: 'En attente',
  events: 'Événements détectés',
  allDay: 'toute la journée',
  noDate: 'Sans date',
  people: (people) => `avec ${people}`,
  decisions: 'Décisions',
  questions: 'Questions en suspens',
  transcript: 'Transcription',
  speaker: (number) => `Intervenant ${number}`,
  doubts: 'Les mots soulignés en pointillé sont à vérifier : le moteur n’en était pas sûr.',
  missing:
    'Ce document ne peut pas afficher certains caractères de la note ; […] en tient lieu. Les autres formats les contiennent.',
  page: (page, pages) => `Page ${page} sur ${pages}`,
}
