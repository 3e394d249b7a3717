import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { type StandInMicrophones, standInMicrophones } from '#client/testing/stand-in-microphones.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { readMicrophoneChoice } from '../capture/microphone-choice.ts'
import type { MicrophoneProblem } from '../capture/microphone-problem.ts'
import { MicrophoneButton } from './microphone-button.tsx'

const dialog = page.getByRole('dialog')
const select = () => dialog.getByRole('combobox')
const status = dialog.getByRole('status')
const openButton = () => page.getByRole('button', { name: translate('recorder:chooseMicrophone') })

let devices: StandInMicrophones

beforeEach(() => {
  localStorage.clear()
  devices = standInMicrophones(['Built-in', 'Headset (046d:0a38)'])
})

async function openDialog(language: (typeof LANGUAGES)[number] = 'en') {
  await renderInApp(language, <MicrophoneButton disabled={false} />)
  await loadSharingTexts()
  await openButton().click()
  await expect.element(dialog).toBeVisible()
}

describe.each(LANGUAGES)('the choice of a microphone in %s', (language) => {
  test('lists the microphones, and says that the voice is heard', async () => {
    await openDialog(language)
    await expect.element(status).toHaveTextContent(translate('microphone:heard'))
    const options = select().element().querySelectorAll('option')
    expect([...options].map((option) => option.textContent)).toEqual([
      translate('microphone:systemDefault'),
      'Built-in',
      'Headset',
    ])
  })

  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['SomethingNewError', 'unknown'],
  ] satisfies [string, MicrophoneProblem][])('explains %s, and tries again', async (error, problem) => {
    devices.refuse(error)
    await openDialog(language)
    const alert = dialog.getByRole('alert')
    await expect.element(alert.getByText(translate(`recorder:microphone.${problem}`))).toBeVisible()
    await expect.element(alert.getByText(translate(`microphone:help.${problem}`))).toBeVisible()
    devices.refuse(null)
    await dialog.getByRole('button', { name: translate('microphone:retry') }).click()
    await expect.element(status).toHaveTextContent(translate('microphone:heard'))
  })
})

test('opens the chosen microphone, keeps the choice, and closes it with the dialog', async () => {
  await openDialog()
  await expect.element(status).toHaveTextContent('You can be heard.')
  await select().selectOptions('Headset')
  await expect.poll(() => devices.microphones[1]?.isOpen()).toBe(true)
  expect(devices.microphones[0]?.isOpen()).toBe(false)
  expect(devices.requests.at(-1)).toMatchObject({ deviceId: { ideal: 'device-1' } })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('button', { name: 'Microphone: Headset' })).toBeVisible()
  await expect.poll(() => devices.microphones[1]?.isOpen()).toBe(false)
  expect(readMicrophoneChoice(localStorage).device).toEqual({ id: 'device-1', label: 'Headset (046d:0a38)' })
})

test('applies the settings at once, and keeps them', async () => {
  await openDialog()
  await dialog.getByRole('switch', { name: 'Noise suppression' }).click()
  await expect.poll(() => devices.requests.at(-1)).toMatchObject({ noiseSuppression: false, echoCancellation: true })
  await dialog.getByRole('switch', { name: 'Echo cancellation' }).click()
  await expect.poll(() => devices.requests.at(-1)).toMatchObject({ noiseSuppression: false, echoCancellation: false })
  expect(readMicrophoneChoice(localStorage)).toMatchObject({ noiseSuppression: false, autoGainControl: true })
})

test('lists a microphone that is connected meanwhile, and says which one replaces an unplugged one', async () => {
  devices.connect(1)
  await openDialog()
  await expect.element(status).toHaveTextContent('You can be heard.')
  expect(select().element().querySelectorAll('option')).toHaveLength(2)
  devices.connect(2)
  await expect.poll(() => select().element().querySelectorAll('option').length).toBe(3)
  await select().selectOptions('Headset')
  await expect.poll(() => devices.microphones[1]?.isOpen()).toBe(true)
  devices.connect(1)
  devices.microphones[1]?.report('ended')
  await expect.element(dialog.getByText('Recording with Built-in, not with the chosen microphone.')).toBeVisible()
  await expect.element(select()).toHaveDisplayValue('Headset (not connected)')
})

test('says that nothing can be heard', async () => {
  devices.microphones[0]?.setAmplitude(0)
  await openDialog()
  await expect.element(status).toHaveTextContent('Nothing can be heard. Is the microphone muted?')
  devices.microphones[0]?.setAmplitude(0.2)
  await expect.element(status).toHaveTextContent('You can be heard.')
})

test('closes a microphone that opens after the dialog was closed', async () => {
  await renderInApp('en', <MicrophoneButton disabled={false} />)
  const asking = Promise.withResolvers<void>()
  const answer = navigator.mediaDevices.getUserMedia
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    await asking.promise
    return answer.call(navigator.mediaDevices, constraints)
  }
  await openButton().click()
  await expect.element(status).toHaveTextContent('Please allow the microphone in your browser.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  asking.resolve()
  await expect.poll(() => devices.requests.length).toBe(1)
  await expect.poll(() => devices.microphones[0]?.isOpen()).toBe(false)
})
