/** The classes of an item of the command menu, and of a group of items with its heading. */
export const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 data-[selected=true]:bg-hover data-[disabled=true]:opacity-55'
export const GROUP =
  '[&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:pt-3 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-sm [&>[cmdk-group-heading]]:text-ink-faint'
