import MailCheck from 'lucide-react/icons/mail-check'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import type { AdminUser } from '#shared/contract/admin.ts'
import { formatDay } from '../format-day.ts'

interface UserTableProps {
  users: readonly AdminUser[]
  onConfirmEmail: (user: AdminUser) => void
  onEdit: (user: AdminUser) => void
  onDelete: (user: AdminUser) => void
}

/** All accounts. On phones the same table shows each as a card. */
export function UserTable({ users, ...acts }: UserTableProps) {
  const { t } = useTranslation('admin')
  const [search, setSearch] = useState('')
  const shown = users.filter((user) => matches(user, search))
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
          onChange={(event) => setSearch(event.target.value)}
          className="w-full sm:w-72"
        />
      </div>
      {shown.length === 0 ? (
        <p className="rounded-surface border border-hairline p-6 text-ink-soft">
          {users.length === 0 ? t('users.empty') : t('users.noneFound')}
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
              {shown.map((user) => (
                <UserRow key={user.id} user={user} {...acts} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function matches({ firstName, lastName, email }: AdminUser, wanted: string): boolean {
  return `${firstName} ${lastName} ${email}`.toLowerCase().includes(wanted.trim().toLowerCase())
}

const CELL = 'block min-w-0 lg:table-cell lg:px-4 lg:py-3 lg:align-middle'

interface UserRowProps extends Omit<UserTableProps, 'users'> {
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
        {user.email}
        {!user.emailVerified && (
          <Badge tone="outline" className="ml-1.5">
            {t('users.unconfirmed')}
          </Badge>
        )}
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
