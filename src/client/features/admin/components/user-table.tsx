import MailCheck from 'lucide-react/icons/mail-check'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { MoreButton, type PagedList } from '#client/ui/buttons/more-button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import type { AdminUser } from '#shared/contract/admin.ts'
import { MAX_EMAIL_LENGTH } from '#shared/limits.ts'
import { formatDay } from '../format-day.ts'

interface UserTableProps {
  users: readonly AdminUser[]
  /** The pages of these users. */
  list: PagedList
  search: string
  onSearch: (text: string) => void
  onConfirmEmail: (user: AdminUser) => void
  onEdit: (user: AdminUser) => void
  onDelete: (user: AdminUser) => void
}

/** The accounts that a search finds. On phones the same table shows each as a card. */
export function UserTable({ users, list, search, onSearch, ...acts }: UserTableProps) {
  const { t } = useTranslation('admin')
  const columns = [
    t('users.user'),
    t('users.email'),
    t('users.state'),
    t('users.plan'),
    t('users.registered'),
    t('users.acts'),
  ]
  return (
    <section aria-labelledby="users-title">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="users-title" className="panel-title">
          {t('users.title')}
        </h2>
        <TextField
          label={t('users.search')}
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          longest={MAX_EMAIL_LENGTH}
          className="w-full sm:w-72"
        />
      </div>
      {users.length === 0 ? (
        <p className="rounded-surface border border-hairline p-6 text-ink-soft">
          {search.trim() === '' ? t('users.empty') : t('users.noneFound')}
        </p>
      ) : (
        <div className="overflow-hidden rounded-surface border border-hairline bg-surface">
          <table className="block w-full text-sm lg:table">
            <thead className="hidden lg:table-header-group">
              <tr className="border-hairline border-b text-left text-ink-soft">
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-4 py-3 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="block divide-y divide-hairline lg:table-row-group">
              {users.map((user) => (
                <UserRow key={user.id} user={user} {...acts} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MoreButton list={list}>{t('users.more')}</MoreButton>
    </section>
  )
}

const CELL = 'block min-w-0 lg:table-cell lg:px-4 lg:py-3 lg:align-middle'

interface UserRowProps extends Pick<UserTableProps, 'onConfirmEmail' | 'onEdit' | 'onDelete'> {
  user: AdminUser
}

function UserRow({ user, onConfirmEmail, onEdit, onDelete }: UserRowProps) {
  const { t } = useTranslation('admin')
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <tr className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-3 lg:table-row">
      <td className={`${CELL} basis-full`}>
        <span className="flex items-center gap-3">
          <Avatar user={user} name={name} />
          <span className="wrap-anywhere font-medium">{name || '-'}</span>
        </span>
      </td>
      <td className={`${CELL} wrap-anywhere basis-full text-ink-soft`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="min-w-0">{user.email}</span>
          {!user.emailVerified && <Badge tone="outline">{t('users.unconfirmed')}</Badge>}
        </span>
      </td>
      <td className={CELL}>
        <Badge tone={user.isActive ? 'accent' : 'danger'}>
          {user.isActive ? t('users.active') : t('users.inactive')}
        </Badge>
        {user.hasTwoFactor && (
          <Badge tone="dusk" className="ml-1.5">
            {t('users.twoFactor')}
          </Badge>
        )}
      </td>
      <td className={CELL}>
        <Badge tone={user.isPremium ? 'premium' : 'neutral'}>
          {user.isPremium ? t('users.premium') : t('users.free')}
        </Badge>
      </td>
      <td className={`${CELL} tabular-nums`}>{formatDay(user.createdAt)}</td>
      <td className={`${CELL} ml-auto`}>
        <span className="-my-1 flex justify-end lg:-ml-3">
          {!user.emailVerified && (
            <IconButton
              label={t('users.confirmEmail', { name: name || user.email })}
              icon={<MailCheck aria-hidden="true" className="size-4" />}
              onClick={() => onConfirmEmail(user)}
            />
          )}
          <IconButton
            label={t('users.edit', { name: name || user.email })}
            icon={<Pencil aria-hidden="true" className="size-4" />}
            onClick={() => onEdit(user)}
          />
          <IconButton
            label={t('users.delete', { name: name || user.email })}
            variant="danger-quiet"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => onDelete(user)}
          />
        </span>
      </td>
    </tr>
  )
}

function Avatar({ user, name }: { user: AdminUser; name: string }) {
  if (user.profileImageUrl)
    return <img src={user.profileImageUrl} alt="" className="size-9 rounded-full object-cover" />
  return (
    <span
      aria-hidden="true"
      className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken font-medium text-ink-soft uppercase"
    >
      {(name || user.email).slice(0, 1)}
    </span>
  )
}
