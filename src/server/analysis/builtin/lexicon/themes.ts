import type { Language } from '#shared/languages.ts'

/**
 * What a note is about though its word may not be said: the theme and words that speak of it (`audit-` with its
 * inflections). Two different ones make the theme.
 */
export const THEMES: Record<Language, Record<string, string>> = {
  en: {
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
  },
  es: {
    familia: `madre padre papa mama hijo hija hijos hijas hermano hermana hermanos mujer marido esposa esposo abuelo abuela abuelos primo
      prima primos tio tia suegro suegra cunado cunada nieto nieta familia sobrino sobrina mija mijo yerno nuera`,
    casa: `fontanero electricista pintor caldera cocina jardin mudanza reforma nevera lavadora ventana- obra garaje compra farmacia tintoreria`,
    salud: `medico medica doctor doctora dentista pediatra oculista hospital analisis consulta pastillas receta vacuna operacion fisio
      clinica revision oftalmologo gafas traumatologo`,
    hospital: `quirofano pacientes enfermer- urgencias cirujan- planta camas clinica residuos guardia- sanitari- doctora medicos anestesi-`,
    fábrica: `planta fabrica linea lineas maquina- prensa- turno- nave almacen produccion hornos molde- piezas taller operario- tolva soldadura`,
    contratación: `contratar candidat- entrevista- vacante- seleccion curriculum fichar plantilla incorpora- rrhh`,
    finanzas: `banco credito prestamo poliza factura- facturacion caja tesoreria presupuesto- margen- cuentas impuesto- iva dividendo- hipoteca
      auditor- intereses prevision- nomina- aval inversion-`,
    inversión: `fondo inversor- socios ronda capital participacion acciones accion valoracion diligence consejo millones pacto`,
    ventas: `cliente- pedido- venta- oferta- comercial- contrato- descuento- presupuesto- importador- distribuidor- exportacion- facturar`,
    legal: `abogad- juicio juez demanda- contrato- notari- clausula- sentencia procurador- escritura- gestoria licencia- inspeccion`,
    viaje: `vuelo- tren hotel- aeropuerto billete- maleta- viaje- taxi visado pasaporte`,
    calidad: `queja- defecto- auditoria- inspeccion- certificacion devolucion- reclamacion- norma- verificacion`,
    tecnología: `servidor- aplicacion web software datos nube migracion site ecommerce crm erp ciberseguridad pagina roadmap app`,
    marketing: `campana- marca- agencia- rebranding lanzamiento- redes anuncio- publicidad brief pricing`,
    liderazgo: `equipo- jefe- jefa- respet- mando- empresa dirigir consejo confianza direccion mandar`,
    logística: `camion- reparto- almacen transportista- envio- aduana- flota mercancia- furgoneta- palet- entrega-`,
    colegio: `colegio escuela instituto universidad profesor- examen- deberes tutora tutoria justificante`,
    'recursos humanos': `sindicato- convenio- huelga- plantilla nomina- baja- vacaciones despido- jubilacion jubila laboral`,
    'empresa familiar': `empresa hermano- hermana padre papa abuelo socios- heredar sucesion fundo fundador relevo`,
    vino: `bodega- vino- uva- vendimia- barrica- cata- vinedo- viticultor- cosecha- enolog-`,
    reflexión: `pienso pensaba pense penso creo creia siento sentia senti aprendi entendi acuerdo acordarme`,
  },
  fr: {
    famille: `mere pere maman papa fils fille frere soeur femme mari epouse grand-mere grand-pere mamie papi cousin cousine oncle tante
      neveu niece parents enfants famille belle-mere beau-pere`,
    maison: `plombier electricien chaudiere jardin travaux demenagement fuite garage courses pressing cuisine toit peintre menage`,
    santé: `medecin docteur dentiste pediatre hopital clinique analyse- ordonnance vaccin operation echographie kine radio irm`,
    hôpital: `bloc patients patient infirmier- infirmiere- urgences chirurgi- lits brancard- soignant- clinique medecins anesthesi- scanner`,
    usine: `usine atelier machine- presse- ligne- equipe- production moule- pieces plieuse acier soudure chariot entrepot rebut- operateur-`,
    recrutement: `recrut- candidat- entretien- embauch- poste cv interim interimaire- rh`,
    finances: `banque credit pret facture- tresorerie budget- marge- comptes impot- tva dividende- emprunt decouvert actionnaire- boni bonis
      prevision- salaire- euros subvention-`,
    ventes: `client- commande- vente- devis contrat- remise- commercial- offre- fournisseur- magasin carnet soumission`,
    juridique: `avocat- juge proces tribunal contrat- clause- notaire- bail litige- audience plainte prud'hommes huissier`,
    voyage: `vol avion train hotel aeroport billet- valise- voyage- taxi visa passeport`,
    qualité: `plainte- defaut- audit- inspection- certification retour- reclamation- norme- conformite`,
    informatique: `serveur- logiciel- site donnees cloud migration application- erp crm cyber- data api runbook legacy go-live saas`,
    projet: `projet- jalon- livrable- comite planning phase lot cahier pilotage steering go-live deploiement`,
    marketing: `campagne- marque- agence- lancement- publicite reseaux affiche-`,
    management: `equipe- patron- chef- directeur- manager- reunion- direction confiance ecout-`,
    leadership: `equipe- patron- chef- directeur- directrice diriger courage confiance`,
    logistique: `camion- livraison- livreur- livreurs entrepot transporteur- douane- flotte palette- colis`,
    école: `ecole college lycee universite professeur- examen- devoirs rentree maitresse`,
    'ressources humaines': `syndicat- greve- convention prime- conges absence- licenciement- horaire- salaries retraite`,
    commerce: `magasin- boutique- rayon- comptoir vente- stock- inventaire livreur- quincaillerie caisse client-`,
    réflexion: `pensais pense crois croyais comprends compris silence peut-etre remarque appris`,
  },
}
