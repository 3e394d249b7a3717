import { type ReactNode, useState } from 'react'
import type { User } from '#shared/contract/accounts.ts'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'

interface SignInFormProps {
  /** Whose sign-in alone is asked for; else anybody's. */
  email?: string
  onSignedIn: (user: User) => void
}

/** The password, and then the code where the account asks for one. */
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
