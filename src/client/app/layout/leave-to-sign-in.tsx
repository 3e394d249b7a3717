import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { forgetUser } from '#client/lib/query-client.ts'
import { signInAddress } from '#client/lib/sign-in-address.ts'

/** Gives the page up and goes to the sign-in, from where the way back is known. */
export function LeaveToSignIn(): ReactNode {
  const client = useQueryClient()
  useEffect(() => forgetUser(client, signInAddress(window.location)), [client])
  return null
}
