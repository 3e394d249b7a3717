/**
 * Common first names, folded. In speech without capitals only these and titles reveal a name. Names that are also words
 * of one of the languages ("mark", "luz", "pierre") are left out.
 */
export const FIRST_NAMES = `
  james john robert michael david william richard joseph thomas charles christopher daniel matthew anthony steven paul
  andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric jonathan
  stephen larry justin scott brandon benjamin samuel gregory patrick alexander dennis jerry tyler aaron adam nathan
  henry douglas peter zachary kyle walter ethan jeremy harold keith christian roger noah gerald arthur sean liam conor
  declan brendan niall ciaran oisin eoin cormac aidan padraig seamus callum hamish alistair graham nigel simon neil
  stuart ian gareth rhys owen dylan oliver oscar theo leo lucas mason logan elijah mateo marcus giles hugo felix
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley
  kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia dorothy amy kathleen
  angela shirley brenda emma anna pamela nicole samantha katherine christine helen debra rachel carolyn janet maria
  catherine heather diane olivia julie joyce victoria ruth lauren kelly christina joan evelyn judith andrea hannah
  megan cheryl jacqueline martha madison teresa gloria sara janice ann abigail sophia jean alice judy julia denise amber
  fiona aoife niamh siobhan orla sinead ciara roisin maeve grainne fidelma bridget priya meera yemi harriet charlotte
  lucy chloe ella isla freya poppy imogen zoe natalie claudia tobias stefan klaus jurgen hans dieter heike sabine
  antonio jose manuel francisco juan javier jesus carlos miguel alejandro rafael pedro pablo angel sergio fernando luis
  jorge alberto alvaro adrian diego raul ivan ruben enrique oscar ramon vicente andres joaquin santiago eduardo victor
  mario roberto jaime ignacio marcos alfonso ricardo salvador emilio hugo julian guillermo gabriel tomas agustin felix
  gonzalo mariano inaki iker aitor unai xabier gorka jon mikel andoni txema suso xavi jordi oriol pau marti quim
  nacho pepe paco anselmo hector ernesto gerardo arturo armando rodrigo esteban leonardo mauricio cesar martin nicolas
  carmen josefa isabel dolores francisca antonia ana cristina marta lucia elena pilar raquel paula manuela rosario
  juana teresa beatriz nuria silvia julia irene patricia montserrat andrea rocio monica alba angela sonia alicia
  sandra susana marina yolanda natalia margarita eva inmaculada claudia esther veronica lorena noelia ines leire
  maite ainhoa nerea itziar amaia begona charo mariana ximena guadalupe fernanda daniela valeria camila renata
  gabriela adriana lourdes graciela rosa carla cecilia miriam belen
  jean philippe michel alain patrick nicolas christophe daniel bernard laurent frederic stephane pascal sebastien
  david eric thierry olivier jacques francois christian vincent gerard dominique bruno guillaume jerome gilles
  thibault antoine julien maxime alexandre mathieu romain benoit arnaud cedric fabrice sylvain damien hugo lucas louis
  arthur jules raphael adam nathan theo clement quentin baptiste karim rachid mehdi kader samir youssef mamadou moussa
  marie nathalie isabelle sylvie catherine martine christine francoise valerie sandrine stephanie veronique sophie
  celine chantal patricia brigitte annie julie aurelie nicole laurence emilie virginie corinne elodie camille
  caroline helene florence agnes juliette manon lea chloe emma ines jade louise alice margaux mathilde pauline
  charlotte oceane anais lucie amelie melanie guylaine josee mireille ginette claudine solange odile delphine
  severine karine melissa nadia fatima aicha leila yasmine samira khadija zoe
  therese rejean denise marguerite yvonne simone jeanne monique germaine raymond marcel rene georges yves yvan gaston
  lucien fernand maurice henri louise gaelle loic yann erwan ronan florian bastien valentin corentin tristan gregoire
  etienne matthieu noemie lola louna margot romane capucine apolline ludovic fabien cyril regis herve joel gilbert
  efrain octavio tere garazi josune quique beto chela lupita saul leticia dani javi santi nando rafa lola pili montse
  neus laia aina biel arnau eusebio fermin asier aritz ander edurne izaskun amaya emiliano genaro elvira amelia ofelia
  estela aurelio majella tom tim jim joe sam dave mike steve chris matt nick kate katie liz beth jess sally gina
  wendy vicky vikram raj rahul arjun anil deepak sanjay ravi amit aisha omar ali ahmed mohammed yusuf hassan
  wiremu aroha tane ngaire keisha latoya tyrone darnell jamal lakisha bronwen carys euan ewan moira shona morag
  aisling sunita priti deepa anand lakshmi suresh ramesh kavita neha rohit tanya maureen doreen geoff barry tamsin
  bernadette wendell chidi ngozi kwame thabo sipho zanele
`
