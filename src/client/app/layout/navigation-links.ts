import AudioLines from 'lucide-react/icons/audio-lines'
import Calendar from 'lucide-react/icons/calendar'
import ChartLine from 'lucide-react/icons/chart-line'
import Compass from 'lucide-react/icons/compass'
import House from 'lucide-react/icons/house'
import ListChecks from 'lucide-react/icons/list-checks'
import Settings from 'lucide-react/icons/settings-2'
import Users from 'lucide-react/icons/users'

/** The sidebar's links in the specification's order, plus Team. */
export const NAVIGATION_LINKS = [
  { to: '/', name: 'dashboard', Icon: House },
  { to: '/follow-ups', name: 'followUps', Icon: ListChecks },
  { to: '/coaching', name: 'coaching', Icon: Compass },
  { to: '/notes', name: 'notes', Icon: AudioLines },
  { to: '/events', name: 'events', Icon: Calendar },
  { to: '/analytics', name: 'analytics', Icon: ChartLine },
  { to: '/team', name: 'team', Icon: Users },
  { to: '/settings', name: 'settings', Icon: Settings },
] as const
