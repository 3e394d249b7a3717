import type { SearchWords } from '../parts/search-words.ts'

export const search: SearchWords = {
  stemmer: 'spanish_stem',
  questionWords: [
    'quien quienes que cual cuales cuando donde adonde por como cuanto cuanta cuantos cuantas dije dijo',
    'dijimos dijeron dicho hable hablo hablamos hablado comente comento mencione menciono nota notas grabe',
    'grabacion recuerdo acerca sobre muestra muestrame busca dime dame resume resumen algo todo nada era fue',
    'fueron hay ha he hemos han tengo tiene ultima ultimo',
  ].join(' '),
  asks: {
    time: 'cuando, que dia, que fecha, a que hora',
    person: 'quien, quienes',
    place: 'donde, adonde',
    amount: 'cuanto, cuanta, cuantos, cuantas, cuesta, que porcentaje',
    reason: '^por que, por que motivo, para que',
  },
  reasons: 'porque, ya que, debido a, puesto que, por eso, el motivo',
  businessWords: `meeting:reunión budget:presupuesto supplier:proveedor client:cliente
    customer:cliente contract:contrato invoice:factura payment:pago
    price:precio offer:oferta proposal:propuesta report:informe
    deadline:plazo delay:retraso delivery:entrega order:pedido
    warehouse:almacén factory:fábrica office:oficina shop:tienda
    sale:venta purchase:compra market:mercado growth:crecimiento
    profit:beneficio loss:pérdida margin:margen cost:coste
    expense:gasto revenue:ingreso forecast:previsión quarter:trimestre
    tax:impuesto loan:préstamo bank:banco debt:deuda
    board:consejo shareholder:accionista partner:socio director:director
    manager:gerente boss:jefe employee:empleado staff:personal
    team:equipo candidate:candidato interview:entrevista salary:sueldo
    hiring:contratación training:formación holiday:vacaciones lawyer:abogado
    lawsuit:demanda insurance:seguro agreement:acuerdo decision:decisión
    problem:problema risk:riesgo question:pregunta project:proyecto
    product:producto launch:lanzamiento quality:calidad complaint:queja
    strategy:estrategia plan:plan goal:objetivo result:resultado
    trip:viaje flight:vuelo train:tren hotel:hotel
    car:coche house:casa doctor:médico school:colegio
    birthday:cumpleaños wedding:boda dinner:cena lunch:comida
    gift:regalo family:familia wife:esposa husband:marido
    daughter:hija son:hijo call:llamada email:correo
    website:web security:seguridad server:servidor data:datos
    rent:alquiler building:edificio machine:máquina energy:energía`,
}
