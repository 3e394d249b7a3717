import type { Themes } from '../parts/themes.ts'

export const themes: Themes = {
  familia: `madre padre papa mama hijo hija hijos hijas hermano hermana hermanos mujer marido esposa esposo abuelo
    abuela abuelos primo prima primos tio tia suegro suegra cunado cunada nieto nieta familia sobrino
    sobrina mija mijo yerno nuera`,
  casa: `fontanero electricista pintor caldera cocina jardin mudanza reforma nevera lavadora ventana- obra garaje
    compra farmacia tintoreria`,
  salud: `medico medica doctor doctora dentista pediatra oculista hospital analisis consulta pastillas receta
    vacuna operacion fisio clinica revision oftalmologo gafas traumatologo`,
  hospital: `quirofano pacientes enfermer- urgencias cirujan- planta camas clinica residuos guardia- sanitari-
    doctora medicos anestesi-`,
  fábrica: `planta fabrica linea lineas maquina- prensa- turno- nave almacen produccion hornos molde- piezas taller
    operario- tolva soldadura`,
  contratación: `contratar candidat- entrevista- vacante- seleccion curriculum fichar plantilla incorpora- rrhh`,
  finanzas: `banco credito prestamo poliza factura- facturacion caja tesoreria presupuesto- margen- cuentas impuesto-
    iva dividendo- hipoteca auditor- intereses prevision- nomina- aval inversion-`,
  inversión: `fondo inversor- socios ronda capital participacion acciones accion valoracion diligence consejo millones pacto`,
  ventas: `cliente- pedido- venta- oferta- comercial- contrato- descuento- presupuesto- importador- distribuidor-
    exportacion- facturar`,
  legal: `abogad- juicio juez demanda- contrato- notari- clausula- sentencia procurador- escritura- gestoria
    licencia- inspeccion`,
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
}
