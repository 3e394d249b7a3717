/** The largest file that may be uploaded, in bytes: 60 MB (specification, section 5). */
export const MAX_UPLOAD_BYTES = 62_914_560

/**
 * Limits of uploads in pieces: the number of a user's unfinished uploads, the number of pieces of one, and the length
 * of a create request's metadata in characters.
 */
export const UPLOAD_LIMITS = { open: 100, pieces: 50_000, metadata: 4096 } as const

/** The longest recording that is processed. A few megabytes of Opus can claim weeks of silence. */
export const MAX_RECORDING_HOURS = 24

/** The maximum length of a stored file name, in characters; a longer one loses the end of its stem. */
export const MAX_FILE_NAME_LENGTH = 200

/** Bounds of a password's length in characters (docs/product.md, section 2). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** Maximum lengths of the free fields of an account, in characters. */
export const MAX_PERSON_NAME_LENGTH = 80
export const MAX_EMAIL_LENGTH = 254

/** Notes on one page of a list by default, and the most a caller may request. */
export const PAGE_SIZE = { standard: 20, max: 100 } as const

/** Maximum number of notes that can be deleted, tagged or exported at once. */
export const MAX_SELECTED_NOTES = 100

/** Maximum number of notes about which a device may ask at once whether they can still be read. */
export const MAX_CHECKED_NOTES = 500

/** Maximum number of characters of a text in a list of notes; slightly more than fits on the two lines of a row. */
export const EXCERPT_LENGTH = 320

/** Maximum number of notes shown under 'recent' on the dashboard (specification, section 9). */
export const RECENT_NOTES = 5

/** Maximum number of follow-ups, and of events, that an analysis adds to a note: the surest ones. */
export const MAX_NOTE_ITEMS = 500

/**
 * Maximum numbers of follow-ups, and of events not yet added to a calendar, that are shown on the dashboard
 * (specification, section 9).
 */
export const DASHBOARD_FOLLOW_UPS = 5
export const DASHBOARD_EVENTS = 3

/** Maximum number of other people's follow-ups that are shown there. */
export const DASHBOARD_OTHERS = 3

/** Doubtful follow-ups and events of all notes in one answer by default, and the most a caller may request. */
export const REVIEW_ITEMS = { standard: 20, max: 100 } as const

/** How many days the start screen goes on asking about a doubtful item whose day is over. Its note asks on. */
export const ASKED_DAYS = 7

/** Number of samples that the recorder's level display holds (specification, section 9). */
export const LEVEL_SAMPLES = 50

/** Recorder bit rates in bits per second (docs/product.md, section 2: audio quality high and standard). */
export const RECORDER_BITRATE = { high: 128_000, standard: 48_000 } as const

/** File extensions accepted when an upload's type says nothing (specification, section 5). */
export const AUDIO_EXTENSIONS = ['mp3', 'wav', 'm4a', 'webm', 'ogg'] as const

/** Typing speed in words per minute, with which speaking is compared (docs/product.md, section 6). */
export const TYPING_WORDS_PER_MINUTE = 40

/** Maximum length of a segment that is sent to a speech engine, in seconds (docs/product.md, section 5). */
export const MAX_SEGMENT_SECONDS = 30

/** The maximum length of live captions stored with a recording, in characters; about six hours of speech. */
export const MAX_CAPTIONS_LENGTH = 300_000

/** Bounds of a share link's password in characters, and the maximum number of links per note. */
/** How long a new share link works unless its owner chooses otherwise, in days. */
export const SHARE_LINK_DAYS = 30

export const SHARE_PASSWORD_LENGTH = { min: 6, max: 128 } as const
export const MAX_SHARE_LINKS = 50

/** Maximum number of speakers of one note that can be told apart; they are numbered from 1. */
export const MAX_SPEAKERS = 40

/** Maximum number of terms in one user's vocabulary, and the bounds of one term in characters. */
export const MAX_VOCABULARY_TERMS = 200
export const TERM_LENGTH = { min: 1, max: 60 } as const

/** Maximum number of one user's corrections that the analysis learns from; older ones are forgotten. */
export const MAX_CORRECTIONS = 300

/**
 * Maximum lengths of text that users write, in characters: titles and places, descriptions, one sentence of a
 * transcript.
 */
export const MAX_TITLE_LENGTH = 200
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_SENTENCE_LENGTH = 5000

/** The maximum number of sentences that one request may change. */
export const MAX_SENTENCE_EDITS = 2000

/** Maximum number of tags that a user may give a note, and the maximum length of one in characters. */
export const TAG_LIMITS = { count: 10, length: 40 } as const

export const MAX_EVENT_PEOPLE = 50

/** The duration of an event in a calendar if no end was stated, in minutes (specification, section 9). */
export const CALENDAR_EVENT_MINUTES = 60

/**
 * Maximum number of events in the calendar feed, and of follow-ups: the latest ones. Without it, calendars would have the
 * server write years of them each time they poll.
 */
export const CALENDAR_FEED_ITEMS = 2000

/** Maximum number of notes that the Free plan stores (specification, section 9). */
export const FREE_NOTES = 50

/** From how many free notes on the user is told how many are left. */
export const FREE_NOTES_WARNING = 5

/** The price of Premium, in euros a month (specification, section 9). */
export const PREMIUM_PRICE_EUR = 12

/** The maximum length of a search, and the bounds of a question to one's notes, in characters. */
export const MAX_SEARCH_LENGTH = 200
export const QUESTION_LENGTH = { min: 2, max: 500 } as const

/** The number of notes that coaching needs, and of its insights per category (specification, section 9). */
export const COACHING_NOTES = 3
export const COACHING_INSIGHTS = 5

/**
 * How long a toast stays, in milliseconds, and how far a swipe must go to dismiss it, in pixels (specification, section
 * 9).
 */
export const TOAST = { displayMs: 5000, swipePx: 50 } as const

/** The hover delay before the first tooltip and before further ones, in milliseconds (specification, section 9). */
export const TOOLTIP_DELAYS_MS = { open: 700, skip: 300 } as const

/**
 * The delay before redirecting to `/` after a sign-in and after a confirmed payment, in milliseconds (specification,
 * section 9).
 */
export const REDIRECT_MS = { afterLogin: 100, afterPayment: 1000 } as const

/** How long the link of a password reset is valid, in seconds, as its email says. */
export const RESET_LINK_SECONDS = 3600

/** Maximum numbers of people a note is shared with: how many can be invited at once, and how many a note can have. */
export const SHARE_LIMITS = { atOnce: 20, perNote: 50 } as const

/** Maximum number of characters of a comment, of replies in a thread, and of threads on a note. */
export const COMMENT_LIMITS = { length: 2000, replies: 100, threads: 500 } as const

/** Maximum number of notifications kept for one user. The hourly maintenance deletes older ones. */
export const NOTIFICATIONS_KEPT = 200

/**
 * How often a page says that it has a shared note open, after how long without that the page counts as closed, and how
 * many pages of one user are counted. Browsers run the timers of a hidden page only once a minute.
 */
export const PRESENCE = { heartbeatMs: 30_000, expirySeconds: 75, tabs: 10 } as const
