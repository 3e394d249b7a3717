import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { callApi, callApiWithHeaders } from '#client/api/api-client.ts'
import { readPageHeaders } from '#client/api/page-headers.ts'
import type { User } from '#shared/contract/accounts.ts'
import type { LocalModelList } from '#shared/contract/models.ts'
import type { Language } from '#shared/languages.ts'
import { readAdminLanguage } from '../admin-language.ts'

/** The fields of the create and edit dialogs. */
export interface UserValues {
  email: string
  password: string
  firstName: string
  lastName: string
  isPremium: boolean
  isActive: boolean
}

export const adminKeys = { all: ['admin'] as const }

/** The users whose name or address contains a text, page by page. The users found last stay until the next are there. */
export const usersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { search, ...(pageParam === null ? {} : { cursor: pageParam }) }
      const { data, headers } = await callApiWithHeaders('GET /api/admin/users', { query, signal })
      return { users: data, ...readPageHeaders(headers, data.length) }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })

export const userCountsQuery = queryOptions({
  queryKey: ['admin', 'user-counts'],
  queryFn: ({ signal }) => callApi('GET /api/admin/user-counts', { signal }),
})

export const auditQuery = queryOptions({
  queryKey: ['admin', 'audit'],
  queryFn: ({ signal }) => callApi('GET /api/admin/audit', { query: { limit: 50 }, signal }),
})

/**
 * The state of the system, with what is wrong in one language. Refetched periodically while it is shown, since nothing
 * announces its changes.
 */
export const systemQuery = (language: Language) =>
  queryOptions({
    queryKey: ['admin', 'system', language],
    queryFn: ({ signal }) => callApi('GET /api/admin/system', { signal, language }),
    refetchInterval: 10_000,
    placeholderData: keepPreviousData,
  })

export const unlockMutation = mutationOptions({
  mutationFn: (password: string) =>
    callApi('POST /api/admin/session', { body: { password }, language: readAdminLanguage() }),
  meta: { errorToast: false },
})

export const lockMutation = mutationOptions({ mutationFn: () => callApi('DELETE /api/admin/session', {}) })

/** Refetches the users and the log after any action. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: adminKeys.all })

export const createUserMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (values: UserValues) =>
      callApi('POST /api/admin/users', { body: values, language: readAdminLanguage() }),
    meta: { errorToast: false },
    onSuccess: () => refresh(client),
  })

/** Sends the whole loaded user with the changes, and a password only if one was typed (specification, section 7). */
export const updateUserMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ user, values: { password, ...values } }: { user: User; values: UserValues }) =>
      callApi('PATCH /api/admin/users/:id', {
        params: { id: user.id },
        language: readAdminLanguage(),
        body: { ...user, ...values, ...(password === '' ? {} : { password }) },
      }),
    meta: { errorToast: false },
    onSuccess: () => refresh(client),
  })

export const deleteUserMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) =>
      callApi('DELETE /api/admin/users/:id', { params: { id }, language: readAdminLanguage() }),
    meta: { errorToast: false },
    onSuccess: () => refresh(client),
  })

/** Marks a user's address, as it is shown, as confirmed. */
export const confirmEmailMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, email }: User) =>
      callApi('POST /api/admin/users/:id/email-confirmation', {
        params: { id },
        body: { email },
        language: readAdminLanguage(),
      }),
    meta: { errorToast: false },
    // Also after a refusal: the user may have another address by now.
    onSettled: () => refresh(client),
  })

/** Turns two-factor sign-in off for a user who has lost their phone. */
export const endTwoFactorMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) =>
      callApi('DELETE /api/admin/users/:id/two-factor', { params: { id }, language: readAdminLanguage() }),
    meta: { errorToast: false },
    onSuccess: () => refresh(client),
  })

/** Has a failed note processed again. */
export const retryNoteMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) =>
      callApi('POST /api/admin/notes/:id/retry', { params: { id }, language: readAdminLanguage() }),
    meta: { errorToast: false },
    onSuccess: () => refresh(client),
  })

export type ModelAct = 'download' | 'cancel' | 'choose' | 'delete'

export const modelMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ name, act }: { name: string; act: ModelAct }): Promise<LocalModelList> => {
      const input = { params: { name }, language: readAdminLanguage() }
      if (act === 'download') return callApi('POST /api/admin/models/:name/download', input)
      if (act === 'cancel') return callApi('DELETE /api/admin/models/:name/download', input)
      if (act === 'choose') return callApi('PUT /api/admin/models/:name/choice', input)
      return callApi('DELETE /api/admin/models/:name', input)
    },
    meta: { errorToast: false },
    onSuccess: () => refresh(client),
  })
