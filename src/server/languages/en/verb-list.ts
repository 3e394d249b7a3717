/** Verbs in their base form. */
export const VERBS = `
  abandon absorb accelerate accept access accommodate accompany account achieve acknowledge acquire act activate adapt
  add address adjourn adjust administer admit adopt advance advertise advise affix agree aim air align allocate allot
  allow alter amend analyse analyze announce answer apologise apologize appeal appear apply appoint appraise approach
  approve archive argue arrange arrest arrive ask assemble assess assign assist assume assure attach attack attempt
  attend audit authorise authorize automate avoid award back bag bake balance ban bandage bank bargain base bat bathe
  be beat become beg begin benchmark bend bet bid bill bin bind bite bleed blend bless block blow board boil bolt book
  boost borrow bother bounce box brace brand break brew bribe brick bridge brief bring broadcast brush bucket budget
  build bump bundle burn bury buy buzz calculate calibrate call calm cancel capture care carry cart carve cash cast
  catalogue catch categorise categorize celebrate certify chair challenge change charge chart charter chase chat check
  cheer chill chip choose chop circulate cite claim clarify classify clean clear clip close coach coat coax code
  collaborate collate collect color colour comb combine come comfort commence comment commission commit communicate
  compare compensate compete compile complain complete compose compress compute concentrate conclude condense conduct
  confer confess configure confirm confiscate confront congratulate connect conserve consider console consolidate
  constitute construct consult consume contact contain contest continue contract contribute control convene converse
  convert convey convince cook cool cooperate coordinate copy correct correspond cost count counter couple courier
  cover crack craft crate create credit criticise cross crush curb cure cut cycle damp dance darn dash date deal
  debate debrief debug decide declare decline decorate deduct deepen defend defer define defrost delay delegate delete
  deliver demand demo demolish demonstrate deny depart depend deploy deposit descale describe deseed design detach
  detail detect determine develop devise diagnose dial dictate differ dig digest digitise direct disassemble discard
  discharge disclose disconnect discount discover discuss disinfect dismantle dismiss dispatch display dispose dispute
  dissolve distribute dive divert divide do dock document donate double download downsize draft drag drain draw dress
  drill drink drive drop dry dub duck dump duplicate dust dye earmark earn ease eat echo edit educate elect elevate
  eliminate email embed embroider empty enable encash enclose encourage end endorse enforce engage engrave enhance
  enjoy enlarge enlist enquire enrol enroll ensure enter entertain equip erase erect escalate escort establish
  estimate evaluate evict examine exchange execute exercise exhibit expand expedite expel explain explore export
  expose express extend extract face facilitate factor fail fall farm fasten fax fear feature feed feel fell fence
  ferry fetch fiddle field fight figure file fill film filter finalise finalize finance find fine finish fire fish fit
  fix flag flash flatten flick flip float flood flush fly focus fold follow forage force forecast forge forget forgive
  form format formulate forward foster found frame free freeze freshen frost fry fuel fulfil fulfill function fund
  furnish fuse gather gauge generate get gift give glaze glue go govern grab grade graft grant grate graze grease
  greet grill grind grit groom ground group grow guarantee guard guide gut halt halve hammer hand handle hang harness
  harvest haul have head heal hear heat hedge help herd hide highlight hike hire hoist hold home honor honour hook
  hoover host hound house hug hunt hurry identify illustrate imagine implement import impose impress improve improvise
  include incorporate increase indicate infect inflate inform initial initiate inject ink innovate input inquire
  insert insist inspect install instruct insulate insure integrate intend interpret interview introduce inventory
  invest investigate invite invoice iron irrigate isolate issue itemise jack jam join joint jot judge juggle jump
  justify keep kick kill knead kneel knit knock label lace lag land landscape lash last laugh launch launder lay lead
  lean learn lease leave lend lengthen let level levy liaise license lift light limit line link list listen litigate
  live load loan lobby locate lock lodge log look loosen lop lose lower lug maintain make manage manufacture map march
  mark market marry marshal mash match measure mediate meet melt mend mention merge message milk mind mine minute miss
  mix moderate modify monitor moor mop mortgage mount move mow mulch multiply muster muzzle nail name narrow navigate
  negotiate net nick nominate normalise note notify nudge number nurse obey object oblige observe obtain offer offload
  offset oil okay omit open operate oppose optimise optimize order organise organize orient outfit outline outsource
  overhaul oversee own pace pack package pad page paint panel paper parcel pardon park participate pass paste patch
  patrol pause pave pawn pay peel pen perfect perform permit persuade pester petition phone photocopy photograph pick
  pickle piece pilot pin pinch pipe pitch place plan plane plant plaster plate play plead please plot plough plow
  pluck plug plumb plump point poison polish poll pool pop populate portion pose position post postpone pot pound pour
  power practice practise praise pray preach prefer prepare prescribe present preserve press pressure prevent price
  prick prime print prioritise prioritize probe process procure produce profile program programme progress project
  promise promote prompt proof proofread propagate propose protect protest prove provide prune publicise publish pull
  pump punch punish purchase purge push put quantify query question queue quicken quit quiz quote race raise rake
  rally ramp rank rate ratify ration reach react read realign realise realize reallocate reapply rearrange reassemble
  reassess reassign reassure rebook rebuild recalculate recall receive recharge recheck recite reclaim reclassify
  recognise recommend reconcile reconfirm reconnect reconsider record recount recoup recover recruit rectify recycle
  redact redecorate redesign redirect redo redraft redraw redress reduce refer refill refine refit reflect refloat
  reform refresh refund refurbish refuse regain regard register regret regroup rehearse reheat reimburse reinforce
  reinstall reinstate reissue reject relate relax relay release relet relist relocate rely remain remake remark remedy
  remember remind remit remortgage remove rename render renegotiate renew renovate rent reopen reorder reorganise
  repack repaint repair repay repeat replace replant reply report repot represent reprint reproduce request require
  reread reroute reschedule rescue research reseed resell resend reserve reset reshuffle resign resist resize resolve
  respond rest restart restock restore restrict resubmit result resume retain retake retell rethink retire retouch
  retrain retrieve return retype reupload reveal reverse review revise revisit revive revoke reward rewire rewrite
  ride rig ring rinse rip risk roast roll rope rotate rough round route row rub run rush sack sacrifice saddle
  safeguard sail salt salvage sample sand satisfy save saw say scale scan schedule school scold scoop scope score
  scour scout scrap scrape scratch screen screw scrub seal search season seat second secure see seed seek seize select
  sell send separate sequence serve service set settle sew shake shape share sharpen shave shear shed shelve shift
  shine ship shoe shoot shop shorten shortlist shoulder shout shovel show shred shrink shut sift sign signal silence
  simmer simplify sing sink siphon sit size sketch skim skip slap slate sleep slice slide slip slow smarten smell
  smoke smooth smuggle snap soak soap soften solder solicit solve soothe sort sound source sow span spare speak
  specify speed spell spend spike spill spin splice split sponsor spot spray spread spring sprinkle spruce square
  squash squeeze stabilise stack staff stage stain stake stamp stand staple star start state station stay steady steal
  steam steer stencil step sterilise stick stir stitch stock stop store straighten strain strap streamline strengthen
  stress stretch strike string strip structure study stuff style submit subscribe substitute subtract suggest suit
  summarise summarize summon supervise supplement supply support suppress surface surrender survey suspend sustain
  swab swap swear sweep sweeten swim swing switch sync table tackle tag tailor take talk tally tamp tap tape target
  taste tax teach team tear tell temper tempt tend tender term terminate test tether text thank thatch thaw theme
  thicken thin think thread threaten throw tick tidy tie tighten tile till tilt time tin tint tip title toast toggle
  tone top topdress toss total touch tour tow trace track trade train transcribe transfer transform translate transmit
  transplant transport trap travel treat trench triage trial trim triple trouble trust try tuck tune turn tutor tweak
  twist type unblock uncover undergo understand undertake undo unfold unify uninstall unite unload unlock unpack
  unpick unplug unsubscribe unveil update upgrade uphold upload upset use usher utilise vacate vacuum validate value
  varnish vary venture verify vet veto video view visit visualise voice volunteer vote vouch vow wait waive wake walk
  wall want warm warn wash watch water wave wax weave wed weed weigh welcome weld wheel whip whisk whitewash widen win
  wind wipe wire withdraw withhold witness wobble work worm worry wrap wreck wrestle write yield zip zoom`
