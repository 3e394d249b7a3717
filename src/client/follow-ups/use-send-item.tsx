import Send from 'lucide-react/icons/send'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { startOfDay } from '#client/lib/time/local-day.ts'
import type { MenuItem } from '#client/ui/overlays/menu.tsx'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import { sendFollowUp } from './send-follow-up.ts'

/** Returns the entry of a menu that passes a follow-up on. */
export function useSendItem(followUp: NoteFollowUp): MenuItem {
  const { t } = useTranslation(['followUps', 'tasks'])
  const format = useFormat()
  const day = followUp.dueAt ?? (followUp.dueDate && startOfDay(followUp.dueDate))
  const due = day && t('tasks:due', { date: followUp.dueAt ? format.plannedTime(day).text : format.date(day) })
  return {
    label: t('send.action'),
    icon: <Send aria-hidden="true" className="size-4" />,
    onSelect: () => void sendFollowUp(followUp, due),
  }
}
