/** The header in which a page names itself, so that the news of its own changes can be told from others'. */
export const PAGE_HEADER = 'x-page'
