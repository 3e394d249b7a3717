import type { LegalTexts } from '../legal-texts.ts'

/** The privacy and cookie policies. */
export const legal: LegalTexts = {
  updated: 'Last updated January 2025',
  back: 'Back',
  privacy: {
    title: 'Privacy policy',
    lead: 'Dictum runs on its operator’s server: the company or person whose address you opened. What you say and write goes to that server, and further only where this page says so.',
    sections: [
      {
        title: 'Information we collect',
        paragraphs: ['We collect what you give us, and what is created when you use Dictum:'],
        points: [
          'Your name and email address, and your password, of which we keep only a hash.',
          'If you turn on two-step sign-in: the key that you share with your app, encrypted, and hashes of your backup codes.',
          'The voice notes that you record or upload, their transcripts, and what is drawn from them: summaries, tasks, events, tags and insights.',
          'What you set yourself: language, time zone, preferences, and the names and terms in your vocabulary.',
          'Usage data: when you sign in, with the network address and the kind of browser, and the server’s technical log.',
          'When somebody opens a public link to a note: that it was opened, and when. So that a reload does not count again, a keyed hash of the network address and the kind of browser is kept for half an hour and deleted within two; it identifies nobody.',
          'Cookies and similar storage on your device, as the cookie policy sets out.',
        ],
      },
      {
        title: 'How we use information',
        paragraphs: [
          'We use it to run Dictum for you: to transcribe and analyse your notes, to show them to you, to remind you of what is due, to keep your account safe, and to charge for Premium if you choose it. We do not train models with your recordings.',
          'If you agree to it in the cookie banner, we also count which pages are opened. This never includes anything from your notes.',
        ],
      },
      {
        title: 'Who else receives information',
        paragraphs: [
          'We do not sell your data. Speech and text are understood on the server itself, unless its operator has set up a service for it: then a recording goes to that speech service, or a transcript to that language model, for this purpose alone. Each note says which engine wrote its text and which analyst read it.',
          'Live captions while you record come from your browser, and only after you have agreed; some browsers send the sound to their maker for that. Payments are handled by a payment provider, and your card number never reaches us. Emails are delivered by the operator’s mail service. Whoever you share a note with sees that note, and nothing else of yours.',
        ],
      },
      {
        title: 'Security',
        paragraphs: [
          'Every request is checked against your account: nobody sees a note through Dictum but you and those you share it with. Passwords are hashed, and every act in the administration panel is recorded. Whoever runs the server can technically reach what is stored on it. No method is perfectly safe; should your data be at risk, we will tell you.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may access, correct, delete or export your data at any time. In Dictum itself you can read and correct every note, delete single notes, change your name, email address and password, and sign out everywhere else.',
          'You may ask for your account to be deleted, or do it yourself in Settings: your notes, their recordings and everything drawn from them are deleted with it. You may also object to a use of your data, or complain to the data protection authority where you live.',
        ],
      },
      {
        title: 'Data retention',
        paragraphs: [
          'We keep your data while your account is active, or for as long as the law requires. A note that you delete is deleted together with its recording and all that was drawn from it.',
          'When you delete your account, what belongs to it goes at once. Backups that the operator makes may hold it until they are replaced, and invoices are kept for as long as tax law asks.',
        ],
      },
      {
        title: 'Contact',
        paragraphs: ['For any question about this policy or your data, and to exercise your rights, write to us:'],
      },
    ],
  },
  cookies: {
    title: 'Cookie policy',
    lead: 'Dictum stores little on your device: what it needs to work, and nothing to follow you elsewhere.',
    sections: [
      {
        title: 'What cookies are',
        paragraphs: [
          'Cookies are small texts that a website keeps in your browser and that the browser sends back with each visit. Local storage, session storage (which is emptied when the tab is closed), the browser’s databases and its cache are similar, but are not sent along. This page covers all of them.',
        ],
      },
      {
        title: 'Cookies we use',
        paragraphs: ['These are needed for Dictum to work, and are set without asking:'],
        points: [
          'dictum.session_token (cookie): keeps you signed in, for 30 days at most.',
          'dictum.sign_in (cookie): only with two-step sign-in, remembers for five minutes that the password was right.',
          'dictum.shared (cookie): only if you open a shared note that has a password, remembers for two hours that you gave the right one.',
          'dictum.admin (cookie, session storage): keeps the administration panel unlocked for whoever has its password, for twelve hours at most.',
          'i18nextLng, dictum.adminLanguage, dictum.theme, dictum.playback (local storage): your language, that of the administration panel, your theme, and how you like to listen.',
          'cookie-consent, dictum.captions, dictum.install (local storage): your answers about cookies, live captions and installing Dictum, and whether you have been here before.',
          'dictum.install, dictum.reloadedFrom (session storage): that this visit has been counted, and which version of Dictum this tab was reloaded from.',
          'dictum.microphone (local storage): the microphone you have chosen, with its name, and which of the browser’s filters it records with.',
          'dictum.wayBack (local storage): only if you have forgotten your password, the address of the page you were going to, so that you get there once you have a new one; removed then, and not used after an hour.',
          'dictum.askedToPersist (local storage): that your browser has been asked not to clear what is stored here.',
          'dictum.user (local storage): your name and email address, the ID of your account and its plan, so that Dictum opens without a network; removed when you sign out.',
          'dictum.remindedOfTasks (local storage): the ID of your account and the day of the last reminder of due tasks on this device, so that there is one a day.',
          'dictum.textDraft (session storage): the sentences that you are changing in a note, with the ID of the note, so that a reload does not lose them; removed when you save or discard them, or sign out.',
          'dictum-offline (database of the browser): the notes you opened last, at most thirty, and what Today and the lists show, so that you can read them without a network; removed when you sign out.',
          'dictum, dictum-uploads (databases of the browser): recordings and files that have not reached the server yet, so that nothing you said is lost.',
          'dictum-received (database of the browser): audio that you have shared with Dictum from another app, until you make notes of it or discard it, or for a day.',
          'workbox-precache (cache of the browser): the pages, scripts and typefaces of Dictum itself, so that it opens without a network.',
        ],
      },
      {
        title: 'Third-party cookies',
        paragraphs: [
          'None by default. If the operator counts page views with a service such as Google Analytics, that service is loaded only after you accept. It is then told the paths of the pages you open, without their titles or the names of notes, and sets cookies of its own (_ga and such like) for up to two years. If you pay for Premium, the payment provider’s page, in its own window, sets its own cookies.',
        ],
      },
      {
        title: 'How to control cookies',
        paragraphs: [
          'You can accept or reject the counting of pages in the banner, and change your answer here at any time. In your browser’s settings you can delete or block cookies altogether; without the first of them you can’t sign in.',
        ],
      },
      {
        title: 'Changes to this policy',
        paragraphs: [
          'When what Dictum stores changes, this page changes, together with its date. Where a change needs your consent, the banner asks you again.',
        ],
      },
    ],
  },
}
