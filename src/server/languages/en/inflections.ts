/** What words end in when they are inflected or derived; see `inflections` in `language-pack.ts`. */
export const inflections = `s es d ed ing er ers est ly y ies ied ier iest iness ness ful fully ment ments ion ions ation ations able
    ably ive ively ous ously ent ence ate ated ating ates t e ting ted ize ized al ally ic ical ized ised`
