import { type ReactNode, useState } from 'react'
import type { User } from '#shared/contract/accounts.ts'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'

interface SignInFormProps {
  /** The only account that may sign in; any account by default. */
  email?: string
  onSignedIn: (user: User) => void
}

/** Asks for the password, and then for a code if the account requires one. */
export function SignInForm({ email, onSignedIn }: SignInFormProps): ReactNode {
  const [typedEmail, setTypedEmail] = useState('')
  const [step, setStep] = useState<'password' | 'password-again' | 'code'>('password')
  if (step === 'code') return <CodeStep onSignedIn={onSignedIn} onBack={() => setStep('password-again')} />
  return (
    <PasswordStep
      email={email ?? typedEmail}
      fixedEmail={email !== undefined}
      focusPassword={step === 'password-again'}
      onSignedIn={onSignedIn}
      onCodeNeeded={(given) => {
        setTypedEmail(given)
        setStep('code')
      }}
    />
  )
}
