/** The version of the tus protocol by which uploads are sent in pieces. */
export const TUS_VERSION = '1.0.0'

/** The content type of a piece. */
export const PIECE_TYPE = 'application/offset+octet-stream'
