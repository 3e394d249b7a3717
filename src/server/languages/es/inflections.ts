/** What words end in when they are inflected or derived; see `inflections` in `language-pack.ts`. */
export const inflections = `o a os as e es s ar er ir arme arse arte arnos arlo erlo erse irse ado ada ados adas ido ida idos idas
    ando iendo yendo amos emos imos an en aba abas aban abamos ia ias ian iamos aron ieron aste iste io aria
    arian eria irian are ara aran era eran ira iran eria isimo isima isimos isimas ito ita itos itas illo
    amente mente cion ciones sion siones miento mientos dor dora dores doras tor tora oso osa osos osas eza
    ez ura bilidad able ables ible ibles ante antes ente entes ancia encia ia ias al ales ismo ista istas
    ado ico ica icos icas idad ero era uoso ue uen uemos zco zca eo ea eos eas on ona ones onas ito izar iz
    ce ces cen cer que quen o`
