import type { Themes } from '../parts/themes.ts'

export const themes: Themes = {
  family: `dad daddy mum mom mother father son daughter brother sister wife husband grandmother grandfather granny
      grandad cousin aunt uncle niece nephew parents kids children family mother-in-law nan`,
  health: `doctor dentist hospital clinic surgery appointment physio blood test medicine prescription vaccine optician gp
      consultant treatment operation`,
  hospital: `ward wards maternity matron- nurse- patient- surgeon- theatre consultant- beds clinical icu a&e paediatric
      regulator discharge surgery emergency`,
  manufacturing: `plant plants factory press line lines machine- machinery tooling scrap moulding stamping welding shift shifts
      bearing warehouse production assembly parts foundry mill paint robot forklift`,
  hiring: `hire hired hires hiring recruit- candidate- interview- vacancy vacancies onboarding headcount cv applicant-`,
  finance: `cash forecast budget invoice- overdraft bank loan margin- audit- auditor- accounts interest dividend- tax taxes vat
      payroll capex refinanc- treasury profit- revenue- expenses credit`,
  sales: `customer- client- sales order orders quote- deal deals pipeline discount- tender contract- proposal- prospect- pitch`,
  legal: `lawyer- solicitor- court hearing tribunal contract- settlement witness barrister counsel litigation lease clause
      lawsuit judge statement compliance gdpr`,
  travel: `flight- train hotel airport trip taxi boarding passport visa luggage travel- itinerary`,
  property: `lease landlord rent tenant- building refurb- sublet estate- mortgage roof office architect planning`,
  quality: `complaint- defect- recall audit- inspection- corrective returns iso certification flash`,
  technology: `software app server- cloud data website migration api crm erp cyber- laptop login release developers`,
  marketing: `campaign- brand- rebrand- launch- advert- social press agency website newsletter podcast`,
  leadership: `team- leader- boss manager- managers afraid trust respect meeting- people listen- mentor- proud culture`,
  team: `team- colleague- staff crew lads huddle shift everyone`,
  energy: `solar electricity gas panels grid heating diesel turbine- kilowatt- energy`,
  logistics: `truck- lorry lorries pallet- delivery deliveries warehouse freight shipping customs carrier- fleet courier- van vans`,
  school: `school teacher- exam- homework university college term pupils headteacher tuition`,
  union: `union strike allowance shop-steward negotiat- pay`,
  reflection: `thinking feeling realise- realised realize- wonder- wondered suppose remember- learned learnt`,
}
