import { fold } from '#server/text/fold.ts'

// English, Spanish, French: words of work that people ask about in one language and have spoken of in another.
const TRIPLES = `
  meeting/reunión/réunion  budget/presupuesto/budget  supplier/proveedor/fournisseur  client/cliente/client
  customer/cliente/client  contract/contrato/contrat  invoice/factura/facture  payment/pago/paiement
  price/precio/prix  offer/oferta/offre  proposal/propuesta/proposition  report/informe/rapport
  deadline/plazo/échéance  delay/retraso/retard  delivery/entrega/livraison  order/pedido/commande
  warehouse/almacén/entrepôt  factory/fábrica/usine  office/oficina/bureau  shop/tienda/magasin
  sale/venta/vente  purchase/compra/achat  market/mercado/marché  growth/crecimiento/croissance
  profit/beneficio/bénéfice  loss/pérdida/perte  margin/margen/marge  cost/coste/coût
  expense/gasto/dépense  revenue/ingreso/revenu  forecast/previsión/prévision  quarter/trimestre/trimestre
  tax/impuesto/impôt  loan/préstamo/prêt  bank/banco/banque  debt/deuda/dette
  board/consejo/conseil  shareholder/accionista/actionnaire  partner/socio/associé  director/director/directeur
  manager/gerente/responsable  boss/jefe/patron  employee/empleado/employé  staff/personal/personnel
  team/equipo/équipe  candidate/candidato/candidat  interview/entrevista/entretien  salary/sueldo/salaire
  hiring/contratación/recrutement  training/formación/formation  holiday/vacaciones/vacances  lawyer/abogado/avocat
  lawsuit/demanda/procès  insurance/seguro/assurance  agreement/acuerdo/accord  decision/decisión/décision
  problem/problema/problème  risk/riesgo/risque  question/pregunta/question  project/proyecto/projet
  product/producto/produit  launch/lanzamiento/lancement  quality/calidad/qualité  complaint/queja/plainte
  strategy/estrategia/stratégie  plan/plan/plan  goal/objetivo/objectif  result/resultado/résultat
  trip/viaje/voyage  flight/vuelo/vol  train/tren/train  hotel/hotel/hôtel
  car/coche/voiture  house/casa/maison  doctor/médico/médecin  school/colegio/école
  birthday/cumpleaños/anniversaire  wedding/boda/mariage  dinner/cena/dîner  lunch/comida/déjeuner
  gift/regalo/cadeau  family/familia/famille  wife/esposa/épouse  husband/marido/mari
  daughter/hija/fille  son/hijo/fils  call/llamada/appel  email/correo/courriel
  website/web/site  security/seguridad/sécurité  server/servidor/serveur  data/datos/données
  rent/alquiler/loyer  building/edificio/bâtiment  machine/máquina/machine  energy/energía/énergie`

/** Folded words that mean the same, in the order of `LANGUAGES`. */
export const BUSINESS_WORDS: readonly (readonly [en: string, es: string, fr: string])[] = TRIPLES.trim()
  .split(/\s+/)
  .map((triple) => {
    const [en = '', es = '', fr = ''] = fold(triple).split('/')
    return [en, es, fr]
  })
