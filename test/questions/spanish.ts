import type { QuestionSet } from './question-set.ts'

export const SPANISH: QuestionSet = {
  notes: [
    {
      title: 'Lanzamiento del portal',
      said: [
        'Hablamos mucho del lanzamiento del portal.',
        '¿Cuándo es el lanzamiento?, preguntaron todos otra vez.',
        'Al final lo pasamos al doce de mayo.',
        'El lanzamiento necesita una nota de prensa.',
        'La nota de prensa la escribe Lucía.',
      ],
    },
    {
      title: 'Proveedor de Zaragoza',
      said: [
        'Llamó el proveedor de Zaragoza por lo del contrato.',
        'Suben los precios un cuatro por ciento en enero.',
        'No estoy contenta con el proveedor ni con su manera de hablar de precios.',
        'Seguimos con ellos porque nadie más entrega en dos días.',
      ],
    },
    {
      title: 'Selección',
      said: [
        'Vinieron tres candidatos a la entrevista para la dirección financiera.',
        'La entrevista con el primer candidato fue demasiado larga.',
        'Decidimos contratar a Elena Robles como directora financiera.',
        'Empieza el uno de septiembre.',
        'Su sueldo es de noventa mil euros.',
      ],
    },
    {
      title: 'Mudanza',
      said: [
        'La oficina se nos ha quedado pequeña y el alquiler de la oficina termina.',
        '¿Sabemos dónde estará la oficina nueva?',
        'La oficina nueva estará en Valencia, cerca de la estación.',
        'El alquiler de la oficina nueva es de 12.000 euros al mes.',
        'A Tomás le preocupa la mudanza de la oficina.',
      ],
    },
    {
      title: 'Cena con el consejo',
      said: [
        'La cena del consejo fue agradable y al consejo le gusta la estrategia.',
        'El presidente del consejo es Ricardo Sanz.',
        'La próxima reunión del consejo es el martes tres de marzo.',
        'Tengo que enviar los papeles del consejo antes de la reunión.',
      ],
    },
    {
      title: 'Almacén',
      said: [
        'El tejado del almacén tiene goteras otra vez.',
        'La reparación del tejado cuesta 45.000 euros.',
        'Hay que hablar pronto del coste del tejado del almacén.',
        'El seguro no paga el tejado porque es demasiado viejo.',
      ],
    },
    {
      title: 'Llamada con Navarro',
      said: [
        'acabo de hablar con Navarro de la auditoría',
        'dice que la auditoría dura tres semanas y que quieren acceso a los libros',
        'empiezan el lunes que viene',
        'a Navarro le extraña que la auditoría sea tan tarde este año',
        'los honorarios de la auditoría son 18 mil euros',
      ],
    },
    {
      title: 'Feria',
      said: [
        'Bueno, la feria. Estuvimos el año pasado y la feria fue una pérdida de tiempo.',
        'Este año la feria es en Bilbao y no en Madrid.',
        'El puesto lo lleva Anita porque Pablo está de vacaciones durante la feria.',
        'El puesto tiene 24 metros cuadrados.',
        'Preguntar a Anita cuándo abre la feria.',
      ],
    },
    {
      title: 'Queja',
      said: [
        'El cliente de Gijón se ha quejado otra vez de la máquina.',
        'La máquina se para cuando se calienta.',
        'Jonás va mañana a ver al cliente de Gijón.',
        'Le devolvemos la mitad ya que la garantía casi ha vencido.',
      ],
    },
  ],
  questions: [
    ['¿Cuándo es el lanzamiento del portal?', 'Al final lo pasamos al doce de mayo.'],
    ['¿Quién escribe la nota de prensa?', 'La nota de prensa la escribe Lucía.'],
    ['¿Cuánto suben los precios del proveedor?', 'Suben los precios un cuatro por ciento en enero.'],
    ['¿Dónde estará la oficina nueva?', 'La oficina nueva estará en Valencia, cerca de la estación.'],
    [
      '¿A quién contratamos como directora financiera?',
      'Decidimos contratar a Elena Robles como directora financiera.',
    ],
    ['¿Cuándo es la próxima reunión del consejo?', 'La próxima reunión del consejo es el martes tres de marzo.'],
    ['¿Por qué seguimos con el proveedor de Zaragoza?', 'Seguimos con ellos porque nadie más entrega en dos días.'],
    ['¿Cuánto es el alquiler de la oficina nueva?', 'El alquiler de la oficina nueva es de 12.000 euros al mes.'],
    ['¿Quién es el presidente del consejo?', 'El presidente del consejo es Ricardo Sanz.'],
    ['¿Cuánto cuesta el tejado del almacén?', 'La reparación del tejado cuesta 45.000 euros.'],
    ['¿Por qué no paga el seguro el tejado?', 'El seguro no paga el tejado porque es demasiado viejo.'],
    ['¿Cuándo empieza la directora financiera?', 'Empieza el uno de septiembre.'],
    ['¿Cuándo empieza la auditoría?', 'empiezan el lunes que viene'],
    ['¿Cuánto son los honorarios de la auditoría?', 'los honorarios de la auditoría son 18 mil euros'],
    ['¿Dónde es la feria este año?', 'Este año la feria es en Bilbao y no en Madrid.'],
    [
      '¿Quién lleva el puesto de la feria?',
      'El puesto lo lleva Anita porque Pablo está de vacaciones durante la feria.',
    ],
    ['¿Quién va a ver al cliente de Gijón?', 'Jonás va mañana a ver al cliente de Gijón.'],
    ['¿Por qué le devolvemos la mitad al cliente?', 'Le devolvemos la mitad ya que la garantía casi ha vencido.'],
  ],
  heldOut: [
    ['¿Quién se ha quejado de la máquina?', 'El cliente de Gijón se ha quejado otra vez de la máquina.'],
    ['¿Qué tamaño tiene el puesto?', 'El puesto tiene 24 metros cuadrados.'],
    ['¿Qué le preocupa a Tomás?', 'A Tomás le preocupa la mudanza de la oficina.'],
    ['¿Cuándo va Jonás a Gijón?', 'Jonás va mañana a ver al cliente de Gijón.'],
    ['¿Cuánto gana Elena Robles?', 'Su sueldo es de noventa mil euros.'],
    [
      '¿Por qué no está Pablo en la feria?',
      'El puesto lo lleva Anita porque Pablo está de vacaciones durante la feria.',
    ],
  ],
}
