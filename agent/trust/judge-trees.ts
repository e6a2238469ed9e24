/** What the judge of readings asks for, and its trees. Written by `bench/fit-relations.ts --write`; `judge.ts` says how they are read. */
export const signNames = `beyond roles|by|cells missing|clean|clean and named
columns 1|columns 2|columns 3|columns unspoken 0|columns unspoken 1
columns with rivals 0|columns with rivals 1|columns with rivals 2|doubt average left|doubt column implied
doubt comparison left|doubt condition without a value|doubt most left|doubt or|doubt sort left
doubt table left|doubt values unsaid|doubts 0|doubts 1|doubts 2
doubts 3|frames aggregate|frames beside than|frames columns 0|frames columns 1
frames columns 2|frames columns 3|frames columns 4|frames columns 5|frames compare
frames conditions 0|frames conditions 1|frames conditions 2|frames count|frames countDistinct of a column
frames denied|frames descending|frames filter columnValue|frames filter number|frames first
frames groups 0|frames groups 1|frames max of a column|frames missing|frames none
frames oneOf|frames oneOf ×2|frames other|frames ranked|frames records
frames related|frames related ×2|frames same|frames score -2|frames score 0
frames score 1|frames score 10|frames score 2|frames score 3|frames score 4
frames score 5|frames score 7|frames score 8|frames score 9|frames shared
frames show double|frames show integer|frames show text|frames sum of a column|frames text
frames tied|frames unclear|frames value value|frames values|idle ,
idle , ×2|idle a|idle all|idle and|idle are
idle are ×2|idle average|idle by|idle each|idle find
idle for|idle has|idle have|idle highest|idle how
idle in|idle is|idle list|idle lowest|idle many
idle not|idle number|idle of|idle or|idle order
idle return|idle show|idle than|idle that|idle the
idle the ×2|idle the ×3|idle there|idle they|idle what
idle which|idle who|idle whose|idle with|joins 0
joins 1|joins 2|link name 0.8|link name 1|link name 1 ×2
link name 1 ×3|link part 0.6|link part 0.8|links over -0.2|links over 0
links over 0.2|links over 0.4|links over 0.6|links over 0.8|links over 1
margin -0.5|margin 0|margin 0.5|margin 1|margin 2
method frames|method roles|named|no role reading|one asked, several told
opens how|opens how many|opens how many different|opens what|opens what are
opens what are the|opens what is|read 1 parts|read 3 parts|read 4 parts
read 5 parts|read 8 parts|read aggregate|read and not shown|read aside
read ask:show|read ask:what|read ask:who|read countFilter|read dimensions
read filter|read period|read role ascending|read role condition|read role condition ×2
read role condition ×3|read role counted|read role denied|read role grouped|read role highest
read role lowest|read role mostCounted|read role none|read role none ×2|read role none ×3
read role shown|read role shown ×2|read sort|read term|read term ×2
read unread name|read unread verb|read unread word|read verb|refused 
refused It is not clear what|refused Nothing to count or add|related = 0|related >= 1|related >= 1 ×2
rivals 0|rivals 1|rivals 2|rivals 3|role ascending
role condition|role condition ×2|role condition ×3|role counted|role denied
role different|role grouped|role highest|role limit|role lowest
role mostCounted|role none|role none ×2|role shown|role shown ×2
roles 1|roles 2|roles 3|roles ahead over 0.1|roles ahead over 0.3
roles ahead over 0.6|roles ahead over 1|roles ahead over 2.5|roles behind over 0.1|roles behind over 0.3
roles behind over 0.6|roles odds over -0.1|roles odds over -0.25|roles odds over -0.5|roles odds over -1
roles odds over -2|roles odds over -3.5|roles same at 0|roles same at 1|roles same at none
roles score over -1|roles score over 0|roles score over 1|roles score over 2|roles score over 3
roles score over 4|root is not shown|rows over 0|rows over 1|rows over 10
rows over 2|rows over 20|rows over 5|rows over 50|rows repeat
said all|said average|said below|said both|said different
said each|said first|said least|said many|said more
said most|said never|said not|said or|said order
said than|said total|said what|said which|said who
said whose|score of a word over 0|score of a word over 0.5|shared|shows date
shows decimal|shows decimal ×2|shows double|shows integer|shows integer ×2
shows text|shows text ×2|shows text ×3|tables over 10|tables over 3
tables over 4|tables over 5|tables over 7|tables shown 0|tables shown 1
tables shown 2|tables spoken 0|tables spoken 1|tables spoken 2|tables unspoken
told nothing|unknown 0|unknown 1|unknown 2|unknown 3
unread 0|unread 1|unread 2|unread 3|value value
value value ×2|weakest role over -0.1|weakest role over -0.25|weakest role over -0.5|weakest role over -1
weakest role over -2|words over 12|words over 15|words over 18|words over 6
words over 9`;

export const treeLines = `708
7k 1l 63 0 =-118 =43 6v =-58 =-95 3a =58 =16 4x 4i 8r =70 =60 =15 =-38
3v 4l 1g 67 =-37 =-114 =-131 7h =56 7x =24 =2 4r 1n k =63 =2 =-36 =-66
3x 5d 7x =67 8m =14 =59 6t =47 10 =38 =-17 6n 63 =-111 5c =-83 =-2 8j 1j =-67 =-30 50 =-54 =-15
3w 53 67 3n =-6 =-63 =-107 =62 7b 2d 2 =62 =20 =23 3o =-7 54 =35 =5
5i 4x 59 4o =58 =-55 5h =-53 =-18 8i =-101 80 =-51 =-14 6m 4x 6h =-51 =-92 c =-98 =-25 4x 1i =-21 =30 8i =-59 =-18
3x 7b 14 6x =60 =17 84 =6 =39 6c a =16 =-14 a =10 =41 1g 6k 8i =-101 =-41 68 =-42 =-89 =-104
24 3t 59 6u =45 =-33 8k =-65 =-14 6m 6v =-19 =-88 m =-28 =20 4g 1t 67 =-62 =-93 2b =17 =-32 =44
1l 3l 14 =64 =2 1d =-96 6l =-77 =-38 x 7z w =58 =25 6f =-13 =46 8j =3 =19
3x 7x 6w 38 =60 =22 =-6 3l 54 =-17 =17 4m =45 =-6 8k 6n 1b =-82 =-28 2f =-54 =-11 6s 6o =-39 =-8 v =-77 =-1
53 24 5v 5x =31 =-34 8k =-58 =-19 5l 62 =-80 =-24 6v =-39 =-72 7h 6w 7v =56 =32 =13 r 6v =34 =11 =0
4x 1d 1n 4p =47 =-71 =-80 6h 5c =-29 =32 =-61 6n 43 22 =-73 =-12 =-14 6b 5c =-45 =27 5w =13 =-22
5f 53 67 6v =-25 =-59 =-74 1w =48 7x =34 =-10 4x 59 k =54 =14 =-41 6a =-59 =-16
1l 53 24 4k =-34 =51 6o =-70 =-38 =52 7y 6w 7h =56 =26 =6 3z 4m =42 =-7 7z =9 =-20
3w 3k =57 1g 6g =-65 =-25 =-81 k 6u 16 =52 =15 7w =-14 =31 8i =18 =-9
5f 4l 4d 68 =-33 =-68 7x =47 =3 25 7x =30 =-13 1j =51 =7 2m 9 75 =53 =12 6z =23 =-15 =-49
3x 5d 7h 75 =52 =15 8 =4 =28 6r =42 8d =-51 =19 6o 8j 5c =-61 =6 6t =-14 =-45 87 8j =-12 =16 =-59
1l 5f 7j =-70 1d =-61 =-25 5z 8n =56 =14 6a =-56 =-8 5d 6u i =51 =14 6n =0 =22 6t 4a =33 =-1 =-31
7k 3w 6n 6v =-38 =-62 87 =-16 =-70 8n =38 =-14 5d 26 4j =50 =18 m =-3 =28 6v 3a =32 =-2 =-25
7k 1l 6l 3v =-63 =-32 6g =-54 =-16 =35 7z 7b x =49 =1 63 =-31 =23 6g =-33 c =32 =-8
5f 53 24 6w =-18 =-61 4p =-59 =-37 5d 26 =43 =1 6r =23 =-33 1d 2c k =50 =-4 86 =31 =-26 1z =19 6a =-53 =-13
7k 1l 1d 3v =-68 =-18 24 =-14 =-45 1j =39 =9 1j 4p 6u =49 =7 =-12 8 4h =-14 =10 6t =47 =5
3x 5d 5h 38 =48 =14 6r =30 =-12 6r =36 t =-3 =-43 6u 6d 6n =-51 =-20 24 =-10 =-38 5m =-67 =-20
7k 1g 68 8j =-22 =4 =-56 =-65 7x 6s 5d =50 =20 5 =32 =-18 3k =-24 3i =36 =-1
3x 9 7x k =50 =12 3m =-12 =36 6v 2k =26 =-3 =-19 1d 7z =-66 =-26 8l 3q =-53 =-2 87 =-7 =-70
7k 1g m 3v =-37 =4 62 =-26 =11 =-61 6w 7b 3i =45 =19 7s =26 =-17 =-25
3x 7y 6w s =38 =52 =2 3o 10 =4 =-31 19 =7 =34 1g 8l m =-53 =-20 62 =-33 =6 =-60
4x 5i 4o 67 =39 =-10 =-30 63 6o =-39 =18 6b =-10 =28 6o 8i 8d =-49 =-26 63 =-42 =-2 6b 4b =-28 =24 50 =-29 =19
1g 31 56 55 =35 =-22 3f =-52 =-7 6h 87 =4 =-70 1q =-52 =-17 =-59
7k 6l 3k =27 6k =-57 =-35 6q =-67 6s =-1 =-35 7x 6s 30 =48 =23 4h =29 =-3 z b =13 =-10 3c =44 =-2
1g 7j 6b 5s =-57 =-17 =-16 8n 4y =31 =-22 m =-24 =11 2y =-61 =-24
5f 1g m 8k =-34 =-5 67 =22 =-39 2y =-56 =-20 2m k 7v =39 =-2 20 =-21 =9 =-39
4x 7j 7x =-54 =-10 4d 83 =21 =-3 6p =45 =-9 6m 5p 5a =-48 =-18 =9 1h 6w =-1 =-35 30 =-40 =-4
3x 5d 6u 7h =42 =7 6n =-21 =17 81 3p =34 =11 10 =14 =-30 8k 6n 4w =-44 =-13 v =-22 =10 67 31 =-29 =4 2n =-47 =-12
7k 1g 7j 7v =-54 =-9 6q =-66 =-3 7v =-54 =1 6v 5h 7v =43 =12 =6 2k 7v =29 =-14 =-46
1l 3l =43 6k 7v =-55 =-11 6h =-10 =-40 1j 7r 8r =47 =33 4a =-8 =24 7v 4a =26 =-8 =-37
7k 7j 7v =-54 6j =-14 =8 24 k =-2 =-35 5b =-35 =1 7v i 30 =39 =6 =-16 6r 84 =4 =31 10 =-1 =-37
24 36 6s 8e =21 =-15 3 =-25 =12 m 2f =-36 =-5 6e =-18 =11 3q 63 29 =-44 =-8 =31 69 6s =18 =-23 =-34
3x 7b 6r 26 =48 =13 58 =31 =-20 20 =11 =-28 1d =-53 6l m =-41 =-10 6q =-61 =0
7k 8j 6s 4x =-7 =-26 28 =-48 =-9 1l 1d =-37 =-1 =35 7y 4j 4o =42 =-2 =-7 3z n =23 =-11 =-38
3x 7y 4j 2i =40 =-1 =3 8l 6t =-5 =-60 z =3 =33 6l 48 m =-45 =-22 =8 6g 4p =-42 =-16 6x =0 =-37
1l 0 6u 8l =-31 =-6 3i =-52 =-7 =41 t 7i 4b =37 =13 =-18 6c 1e =-36 =-4 a =5 =28
7k 1g 6h 6u =3 =-45 49 =-39 =-9 7z 47 =-53 =-11 =-5 6u 7z 8o =39 =12 6r =23 =-18 6w =1 =-33
3w 3m =40 8l 3q =-39 =-12 87 =-6 =-55 7y 8j 8o =33 =4 63 =15 =45 8m =-41 38 =21 =-20
53 6u 7j 7v =-43 =-6 24 =6 =-20 7v =-50 =-9 38 7y 8n =39 =20 3l =-36 =18 4b 6 =-33 =9 =10
3x 6r y 1v =47 =21 =1 7x 7h =30 =-9 3o =-42 =2 1d =-47 4y 6l =-20 =9 3 =-28 =5
5f m 7l j =-27 =26 =36 6g 42 =-39 =-1 6u =12 =-29 38 7y 4r =34 =-30 8l =-46 =16 25 6t =-11 =-51 =25
1l 24 62 1c =44 =-3 8l =-25 =1 4p 68 =-26 =-44 g =2 =-34 7b 19 7y =22 =-24 6g =10 =35 6b =-40 =14
7k 8k 3w 88 =-31 =-15 =17 6x 62 =-20 =8 =-44 7x 77 q =22 =45 =-11 6g =-26 5q =17 =-11
3x 7x 6u 2c =40 =16 =-19 6t 6y =25 =-12 8l =-56 =-3 1d 33 2c =-49 =-16 =-1 8l 6k =-44 =-16 6u =6 =-37
7k 6u 6q =-60 6h =2 =-28 6y =-49 =-16 9 6r 5i =41 =8 30 =21 =-20 54 =-44 6r =28 =-13
1g 6q =-63 6v 6h =21 =-12 3q =-23 =19 82 1 7y =-51 =-17 6v =0 =-29 =-14
3w 7j 8j =-45 6v =7 =-28 6j 1c =43 =-10 1d =-41 =-1 6r 8m 25 =21 =3 =40 5l 6t =-14 =21 25 =-41 =9
1g 6q =-60 1d 8r =38 =8 6g =-24 =4 2h 30 =-47 =-12 =-10
7k 6l 3k =23 48 =-32 =8 23 1e =6 =-16 =-45 7y 7d 1j =37 =8 6c =-22 =13 8 6n =-35 =11 6c =-1 =24
3x 7x r 7u =39 =-8 6t =29 =-45 6l 6b =-44 =5 z =0 =28 6u 87 6l =-24 =3 =-56 6b =-49 50 =-25 =-1
3w 6u 87 7j =-30 =4 =-56 45 =-45 =-17 6r 8 q =-6 =23 3b =10 =43 7x 30 =23 =-18 8 =-39 =4
k 6u 1l 3k =40 =-2 9 =25 =-22 8j =-40 8r =-26 =12 3r 42 7n =-38 =-9 =-3 =-2
3x 7h 7y 2k =36 =-13 6d =-27 =14 49 5v =21 =-13 =-36 1d 2c =-46 =-13 8m 2c =-34 =-9 3f =-15 =7
6q =-57 6s 2e p =10 =-30 80 =-44 =-6 3w 6n =-38 =-5 10 =20 =-10
23 6q =-56 6w p =9 =-36 7y =-42 =-5 =-57
7k 6u 6q =-52 69 =1 =-34 7h =-42 =-16 80 7b 30 =16 =-13 =-25 47 =41 =5
1g 68 k 8e =15 =-18 55 =-26 =5 4p =-39 8o =2 =-21 8r =-46 6 =-31 50 =-11 =4
4d 5o 1z 4y =4 =-15 54 =-21 =12 63 =3 5k =47 =9 8n 5 5n =28 =-4 =39 5k =-13 =12
3x 7n q 17 =7 =-45 8n =29 =-10 =44 2w 8k 4s =-22 =25 5x =-16 =8 =38
87 6h g h =8 =-39 3g =-8 =-36 3q 2u =-17 =-38 6t =25 =-7 =-52
1g 6q =-51 23 59 =15 =-5 =-49 2y 32 7x =-49 =-13 =-15 =4
6u 6q =-49 6h o =11 =-18 6o =-23 =17 8j =-41 6m =-22 7k =15 =-10
6u 6q =-53 67 o =13 =-14 3q =-27 =1 74 7v 1z =-45 =-14 =-1 =1
23 6w 68 4o =13 =-2 6o =-26 =4 3h =-36 =-10 =-58
6q =-47 6d 3l 2c =28 =-40 z =-5 =-23 g 3f =-1 =14 4e =-31 =6
7j 5a 41 1 =-44 =-11 =-14 =-1 6h 6s 0 =6 =35 73 =-15 =15 6r 5i =8 =-14 20 =-36 =-17
6v 1g 57 2i =17 =-12 4t =-21 =30 50 =-39 =2 6o 5o 3f =-37 =-17 =20 38 5y =-6 =29 =-20
23 87 6w 7j =-23 =8 7y =-41 =-4 =-49 =-52
6x k f 1t =5 =28 =-40 55 1i =-15 =-34 =8 2n 8i =-46 =-10 =-11
1g 87 6x 6c =-2 =16 7t =-38 =-1 =-50 1r 6x =-44 =-14 =-9
7k 87 7j 7x =-45 =-6 6u =1 =-31 =-48 7x 2k 7d =32 =-6 64 =-24 =14 64 5y =-23 =25 5n =36 =6
3x 7v 7b 2c =29 =4 =-28 3b =-39 84 =-26 =23 8l 4s 3 =-29 =-5 =12 6s 5x =-7 =14 27 =-27 =11
1g 7j 46 =-35 =-3 6q =-43 7q =13 =-3 6n 7y =-42 =-13 =-12
1g d k 6q =-46 =8 z =-7 =-32 =-50 2n =-38 =-9
1g 8k 0 3 =-20 =6 1 =36 =-4 2f 87 =8 =-40 3e =49 =9 5x =-40 6s 4o =-10 =13 =-31
23 87 8a 6w =6 =-22 t =-32 =-5 =-46 =-45
1g 6h 87 m =0 =15 =-40 3q 1o =-34 =-6 5y =20 =-19 2y 4u 36 =-45 =-14 =-5 =9
1g 5c 59 6t =20 =-6 89 =-24 =-3 59 =17 =53 4t =-38 =-10
23 2e 6v 2m =14 =-12 5d =-4 =-49 3a 7p =-55 =-23 =-2 5 =-64 =-17
6x 5o 4x t =14 =-8 1d =-37 =-5 =46 1o =-40 =-5
6h k 7c 6v =9 =-10 19 =-7 =42 55 42 =-29 =-2 =7 7k 2g 30 =-30 =-8 =-3 =5
87 7j 8a 8l =-38 =-15 =0 6c 8n =7 =-12 3o =-9 =12 =-48
87 24 2f 3s =8 =-10 8r =-14 =37 4p 32 =-7 =-29 s =8 =-18 =-45
5c 7h 6u 5j =0 =35 3w =-32 =4 63 4p =-18 =12 5v =-11 =-40 10 =6 30 =45 =4
23 k 6x 7q =15 =0 t =1 =-32 3r 55 =-32 =-1 =16 8d =-50 =-10
87 6r 4o 4x =30 =-5 1z =11 =-29 78 5h =-1 =-42 =-45 =-46
1g 5c 7y 1z =11 =-10 6g =-39 =-5 89 85 =0 =26 =48 7y 15 86 =-43 =-11 =-3 =-3
24 14 7x 7k =3 =27 1w =0 =-49 4p =-44 =-14 4p 7k 1a =-27 =-8 =15 2z 5w =20 =-6 =-26
6w 3x 9 4e =5 =29 6n =-39 =4 6l 46 =-24 =9 1x =-1 =40 3w b =-42 =-13 =5
1g 4y 8n 8e =14 =-18 6l =-21 =3 8k 15 =-31 =4 1j =-9 =14 5q 8n =-41 =-12 =1
k r 67 5a =4 =27 49 =-21 =2 66 y =-33 =1 =19 2k 2r 15 =-33 =-5 =3 2u =-4 =13
68 4 7c 6t =1 =-12 15 =36 =-1 2j 64 =4 =29 =-25 6o 41 =-31 =-3 =-2
6q =-44 1g 2f m =-9 =7 6g =-12 =35 50 =-35 4p =-22 =17
23 5c 8e 38 =4 =-18 1s =-25 =13 3p 8 =31 =-12 =39 =-56
m 7l 3l 44 =26 =-36 2v =-15 =13 =42 1z 6x 2i =18 =-3 4o =-28 =-6 3t 4o =-1 =-29 10 =4 =35
6q =-46 3x 80 7m =-5 =39 =34 5t 8q =-34 =-2 =-45
6x 6d v 4m =-12 =23 5k =31 =8 5e 5k =12 =-2 =42 6 3g =-43 =-14 =-3
23 7j 8k =-33 7s =14 =-22 39 1z =9 =-6 7s =14 =-37 =-43
2f 5v 82 2r =12 =-12 =-37 7i 6m =-19 =0 2u =-50 =-15 1d =-22 24 8j =16 =54 z =9 =-14
6l 3k 7x 4k =10 =34 =-24 80 4t =-32 =-4 3x =25 =-16 32 k 5r =13 =-19 30 =-19 =8 m 2a =-6 =-38 82 =9 =-20
87 6x 1w 2 =6 =-30 7x =15 =-48 4p 8i =-31 =-8 =-4 =-45
1g k 6h 55 =8 =-13 3q =-21 =4 1 1j =-28 =-2 =11 8n s 8q =-30 =-3 =-38 4o =-15 =4
1g 6x 32 1z =13 =-5 r =-3 =-37 5 =-7 4a =-50 =-8 8r =-43 4p 5q =-29 =0 =4
d 23 h 1x =4 =45 =-37 =-40 =-46
d 4m 5x t =-2 =-37 67 =7 =-14 5x =34 =-10 =-42
1g 87 5w 23 =7 =-33 7f =-1 =-25 =-45 6p 7f =-38 =-12 =1
87 6r 1l 1e =11 =-17 1v =33 =-6 13 5h =1 =-39 7x =-4 =-61 =-44
6q =-41 6v 5t 20 =-2 =15 =-32 6l 0 =-37 =13 28 =-5 =27
6v 8d 5d 3x =17 =-6 4p =-41 =3 7z 1j =-1 =28 =49 6n 2s 5j =-28 =12 =22 5d 6u =24 =-9 =-44
p 6q =-42 6w 2f =1 =28 t =-14 =-36 3y =-15 =-39
40 8b 5d k =6 =-17 5i =-37 =0 5l =-36 =0 m 6 =-46 =-17 3y =-16 =11
7h h 3a 5m =8 =-18 6o =-22 =11 =-32 2s 5m 8g =-35 =-12 =8 =24
5w 6x 7q r =15 =-14 5v =6 =-16 20 =-5 1d =-1 =-43 6t 7f 20 =-13 =25 8j =-32 =-1 3b 1i =-17 =10 n =-39 =-10
j 6r 1l 13 =-2 =28 3z =30 =-4 5h 58 =-4 =-43 =-55 =50
4v 7l 5c 38 =0 =-19 4a =32 =3 =42 =-44
23 87 58 3 =-2 =11 7f =-3 =-53 =-42 8c =-15 =-54
3f 3x 8n t =26 =-12 6v =-1 =-45 1e 2k =-16 =13 5f =-39 =1 23 81 5p =-13 =23 8l =0 =16 =-35
7h d 1s 1e =5 =-9 6d =3 =28 =-44 4q 2s 2k =-36 =-6 =17 =15
5j 5c 4m 6q =-41 =-6 8r =34 =4 8k 8n =20 =-7 =35 3q 63 =-2 =17 =42
1x 23 d 8b =1 =-27 =-42 8o =-45 =-12 =45
d 8f 6t 8a =10 =-18 k =0 =-28 30 =-37 =-5 =-44
d 6q =-40 1g r =6 =-15 2o =-26 =10 =-42
1x 1g 48 2 =-1 =-38 =42 44 3q =-34 =-8 =-2 =41
23 60 3f 3l =15 =-10 5d =13 =-11 76 3g =-33 =-2 =0 3y =-6 =-57
2f 23 6u 5d =4 =-13 8i =-34 =10 =-40 6u 1q q =44 =14 =-2 =-10
21 2e 8e 6m =-4 =7 3y =-32 =-5 m =-37 6n =17 =-21 5q 3s =42 =-1 =-13
4z 6n 7m 1i =-2 =-15 6l =29 =4 5x 3b =23 =-22 81 =-14 =18 8k =-36 7w =2 =-14
8a 1g k 23 =8 =-37 1i =3 =-23 3e 5x =-32 =-9 =-1 5x 49 =-42 =0 r 6d =-17 =19 =-41
6q =-41 23 5u 1x =-1 =39 =33 =-35
6q =-39 5c 4v 6t =5 =-7 =-37 4a =34 =-2
5c 5j 6c 9 =-5 =-32 5a =1 =30 8o 1l =-2 =20 =36 7f =36 =9
j 86 11 6s =5 =-12 1e =19 =-37 5l 8k =-38 =-6 81 =-28 =15 =46
5c 70 32 31 =-6 =9 15 =-19 =10 =-45 7w =8 =31
9 1g 8f d =6 =-35 2u =-9 =-33 6n =-29 =-8 3 m 1e =-4 =-30 a =-11 =32 3s =-57 =1
6v 3g 6 4g =5 =-32 5r =21 =-15 g 10 =-17 =12 5a =-56 =9 3q 2p 73 =-28 =3 =16 38 5a =10 =30 =-32
37 j 8a 7j =-29 =1 8e =-3 =-34 =43 8r =-13 3h 31 =3 =43 =-9
3q 6v 7q 8k =-4 =20 5k =6 =-16 7a 2a =-24 =6 =14 3f 64 5x =-43 =-1 =9 2z 74 =21 =-18 =-30
39 82 6o 5u =-2 =27 2n =23 =-9 59 27 =-13 =11 =-29 7s =10 6r =-7 =-40
87 8e 5j 8p =3 =-15 =27 8i 1j =-32 =5 8n =-4 =17 =-39
d 6x 5c 6o =0 =12 6r =8 =31 1d =-3 =-29 =-38
6x 1z d 1x =6 =41 =-32 2f 1t =-14 =16 4p =25 =-2 =-29
d 6d 21 3p =-16 =-2 3p =27 =-3 77 7q =12 =0 6 =-31 =10 =-36
5c 1j 3x y =16 =-26 3i =-6 =14 4g 45 =5 =-22 =-62 8k 59 =-4 =22 =39
25 1x 2f 23 =-4 =-36 3t =20 =-9 =31 3i 53 =-4 5f =2 =33 =-22
8p 5a 2e c =4 =-18 36 =-31 =-2 51 7y =28 =10 7 =-4 =13 c s 2h =-16 =14 =-41 =19
p 7q 6y 1g =14 =-14 3y =-28 =3 5a 72 =-10 =18 k =15 =-10 r =-36 =4
6q =-39 d 14 4v =4 =-34 3f =-45 =-6 =-38
6b 8e 46 73 =4 =-18 8 =-38 =-1 89 46 =-38 =-6 =3 2e 1q 6h =17 =-13 m =-20 =4 =-30
2p 23 2x 11 =-1 =-18 3s =33 =7 8c =-8 =-52 1z 8c 8d =45 =16 =8 =2
4y 5c v 1x =-2 =36 z =-6 =34 7w =0 =37 3c 7w 6m =-23 =4 3i =-34 =-3 6 8c =-4 =30 7f =7 =-29
1g 6q =-37 1s 7i =3 =-22 24 =30 =-6 5y 8 =-2 =-34 =0
87 1e 4p 3a =4 =-25 5x =-9 =33 10 3v =-36 =9 7z =-6 =18 =-39
1g 6q =-36 6u 82 =4 =-15 2n =-6 =-40 32 6b =-39 =-13 =0
23 d 6q =-37 1e =4 =-8 =-38 =-45
2f 5o 4r 6t =5 =-8 5i =-41 =-6 4o =33 =5 62 20 =9 =-8 31 =5 36 =40 =12
38 8e 4v 1p =6 =-21 =-24 89 8k =-32 =-10 4p =0 =24 5c 56 l =-32 =-2 10 =-9 =18 =25
6r 1l 3j z =-2 =14 3p =6 =-33 3o 8r =22 =-16 15 =33 =4 6n 1l m =-13 =6 20 =-49 =-16 14 47 =14 =-17 =-24
39 8a 5d m =-2 =11 3x =-43 =7 62 =11 5d =-31 =0 5 =-38 m 2h =-3 =-15 =3
7h 6x h 69 =5 =-22 =-30 3t =-29 =-2 7z 5x 6t =-38 =-9 6t =1 =-24 44 =19 =-5
3a 14 8d 1s =-5 =22 6g =-20 =15 4p =-37 =-3 6n 12 =-40 =0 4p 10 =4 =-25 20 =27 =-1
23 1g 9 8n =12 =-2 8n =-37 =9 3q 1o =-29 =-7 =-3 =-39
50 7n 5v 6m =-5 =18 42 =-23 =9 3x 3b =8 =38 6d =6 =-4 4y 6m 7h =-8 =22 3t =7 =30 5a a =-12 =11 3q =-44 =2
p 2p 25 d =-2 =-34 7q =28 =-4 32 =38 8p =10 =-16 30 =-37 =-1
7q o 65 1h =8 =-19 2e =34 =3 8h 5k =-7 =-33 =24 53 4x 2m =12 =-13 7c =-12 =28 4b 4g =0 =-25 a =-68 =7
8p 50 q 5y =-19 =21 84 =17 =-4 4p 7j =-31 =6 8g =38 =8 2b 2c m =-18 =14 =24 2z 81 =-10 =-37 =-2
k 8e 6q =-35 68 =6 =-15 8a a =-25 =12 =-30 11 85 =-31 q =-21 =3 =5
h 5c 6v 4t =1 =21 5y =-15 =6 59 5f =-9 =13 =36 =-34
p 23 6u 1z =8 =-4 1z =-22 =6 3y =-11 =-42 8m =4 =-37
p 35 6q =-33 1f =3 =-22 =-34 8m =-4 =-35
m 7c 1x 8o =-4 =-21 =30 =27 8m 7s 5v =7 =-2 3g =-38 =1 31 7s =9 =-11 7s =-4 =22
6q =-37 89 57 25 =-2 =15 4t =-28 =1 6l 1j =-17 =18 6h =21 =-18
6l 85 5v 88 =-8 =21 36 =-42 =-4 =20 2 65 18 =5 =-16 4o =29 =-5 =-28
8b 3a 87 4j =6 =-28 =-33 8g 4u =-23 =5 8d =13 =-22 7s =-36 44 =7 =-25
48 5x 4m 2z =-11 =20 5 =29 =2 6z b =8 =-4 a =-8 =-28 =28
2x 7o 12 g =-2 =-28 38 =11 =-22 =35 6e =9 =34
6r 56 3p 1g =5 =-26 3j =25 =-7 1j 4r =-8 =-41 20 =3 =26 5g 78 3d =2 =-28 1a =-49 =-3 85 8r =-3 =-39 =3
8o 3a 1z u =13 =-10 5y =-6 =21 3b 5l =-10 =23 63 =0 =-31 1i 50 2u =9 =-20 29 =-34 =-2 6z 6a =6 =-24 =-31
6x 1g 87 23 =4 =-32 =-34 4x 3p =-17 =9 =-34 6d =-7 =-30
5b 5v 1q 3q =-1 =17 4p =34 =5 4p v =-12 =13 37 =1 =29 =30
6 2x 4d 61 =-19 =-5 7y =25 =-19 =25 7z 6m 3t =10 =-29 18 =23 =-5 6e =14 2b =-34 =0
7h j 2n 6r =11 =-1 63 =8 =-18 =37 5v 5x =-5 3p =25 =6 63 5w =-14 =7 2n =-43 =4
71 11 5v 4t =3 =23 v =-6 =18 3y 6t =-8 =27 55 =-36 =-7 =29
2v 5k 23 1m =10 =-30 =-33 71 7n =-11 =17 =28 7z 8c =-5 =22 =46
1k 1x 14 2s =-5 =22 5 =-4 =-46 =33 6r =36 =9
5j 6u 34 3s =3 =-7 =30 6o =-26 =10 3t 62 =6 =35 =-8
89 7x 6u 1z =8 =-7 =-32 37 5g =-9 =-35 7s =-9 =32 6h 7x 3b =22 =-2 2n =31 =0 6t =-33 8o =13 =-9
23 87 1n 7x =10 =-4 88 =-20 =16 =-32 =-34
5w 2p 3s 6z =10 =-20 85 =-13 =26 s 6t =12 =47 =11 5f 2f 85 =-24 =-2 88 =-2 =24 2c =-9 =-51
39 67 p 2j =6 =-16 a =12 =-35 k 5l =-24 =-4 =8 5 4e =-52 =-14 8o 7w =-11 =37 =-25
23 7q 5g 1o =10 =-9 m =-33 =15 32 k =1 =-24 5u =-22 =10 =-38
7o 2i 8f 2v =0 =23 =-25 1h 3c =-14 =12 =-41 =37
6q =-31 7l 2b 6v =10 =-5 8o =3 =-15 =36
4v 1m 2 1f =2 =-23 6c =-32 =-8 =-32 =-39
68 6v 6q =-29 4t =4 =22 3f 2b =-25 =8 1j =6 =-25 49 o =-29 =-4 =6
j e p 5j =-3 =19 6t =-7 =-35 =25 =38
50 q 6t 5x =-47 =-2 49 =1 =-21 4r 8 =-11 =11 61 =-32 =-4 5b 6k =-26 q =8 =-13 =43
6 2f 1x 0 =-10 =23 =26 3t o =31 =3 =-8 80 6z 2p =3 =29 6n =-6 =-32 =38
2w 7o 85 8b =-5 =-32 3s =-3 =20 =33 3y =0 =42
23 d 2a b =6 =-3 m =-23 =5 =-32 =-32
2q 1s 11 v =-1 =22 3y =9 =-25 27 7f =26 =5 =-10 =-36
1e 58 3b 1l =0 =-29 3i =4 =24 6v =-5 =-40 59 14 46 =10 =-11 =-37 3b 8d =17 =-17 2o =-42 =-6
5d 1c 6x 26 =5 =-9 6n =-4 =-25 =-26 53 a m =32 =-1 85 =-26 =7 3p =-5 =-47
1x 60 89 3i =-4 =10 3o =-16 =14 6r 59 =7 =-11 =-27 =31
85 82 3q 4g =-1 =-23 4x =21 =-3 4p z =-41 =-16 =0 3j 4p 3 =12 =-4 56 =37 =3 4p =-22 =0
14 1g 38 4u =6 =-16 63 =2 =-17 s 6b =-15 =7 =-28 85 6e =-28 =1 =-41
e 8o 20 3m =20 =-9 3f =-5 =13 1k 4e =-19 =3 =20 =31
2 f 6q =-34 1g =3 =-18 =-35 =-39
58 82 4f 1g =6 =-16 7s =-27 =-9 7z 3t =-11 =13 =-33 6r =18 =-50
j 6v 5v 4r =17 =-13 2v =-4 =26 6n 2g =-19 =14 1r =14 =-13 =38
2f 39 4z 4g =1 =-15 m =-30 =-1 26 8 =-2 =-37 =2 5v 6t =7 =-12 8j 5x =-16 =19 =33
8e 4y 6i 6u =7 =-9 7q =1 =-26 7z 3s =-25 =-1 5l =-5 =37 89 8i 3s =-43 =-6 5x =-10 =7 7q =-4 =21
14 0 2s 4e =-5 =5 3f =2 =34 =32 26 =-36 =-4
6x 5o f 1n =3 =-14 =-37 =32 7k =-28 =4
5c 2v 2w 52 =-4 =26 =26 4q =37 26 =17 =-14 7f =39 =-2
9 1g 8e 67 =8 =-15 2f =-21 =7 50 =-30 8k =5 =-18 55 2i 1l =-14 =-39 50 =17 =-10 =22
4m 5y 88 8m =-21 =-5 9 =11 =-12 1i =-26 4y =28 =-6 3f =26 =7
5c 1e v 7q =7 =-6 4y =33 =-3 3x 8n =19 =-5 24 =-25 =6 4a =32 =2
23 6x 87 2 =3 =-26 =-30 3y =-35 8g =6 =-23 =-44
j 6x 5b 6r =6 =-2 =28 2a 6c =-33 =-5 =-4 =34
2f 8p 7p 6y =0 =-17 3q =28 =-10 u 29 =-33 =-3 3q =25 =-16 6 83 m =34 =4 =0 u =-17 =6
w 23 r 4w =1 =26 3p =-1 =-27 =-31 =-41
2x 7o 5i 1j =-5 =-28 2b =6 =-8 =31 2u =1 =34
7l 8o 4g 5r =6 =-22 3p =-36 =2 y 8h =-19 =6 62 =-14 =28 =33
2e 5w 7e 6l =0 =11 5q =-1 =-30 8h 6t =3 =-16 =19 47 1y =-34 =-9 =-3
e p 1y 7o =-2 =27 63 =2 =29 8k 3y =-2 =-10 =-37 =30
35 79 1n 2e =3 =-16 56 =-1 =-29 =30 =-28
87 9 h 1e =7 =-6 =-30 20 3f =7 =-41 88 =13 =-15 =-33
82 4t 63 2d =9 =-20 7g =-5 =11 3c 19 =10 =-9 =34 62 =-42 6t =-14 59 =27 =-4
6q =-31 79 p 82 =3 =-13 =-20 =31
1g 52 1x 68 =-2 =-22 =27 =25 15 1e =-32 =-5 =4
5e 8n 5d 56 =9 =-10 4x =-37 =9 3c 3g =-4 =-20 2b =16 =-13 =27
23 4v 1e 6l =-5 =8 53 =-16 =19 =-35 =-37
7i 6q =-31 1e 6t =13 =-1 3y =15 =-15 3e 8d 2o =-3 =-21 =18 =-36
65 60 1b 4p =-5 =6 =23 6r n =3 =-7 3q =-42 =-8 6c 5f 6d =17 =-5 =-30 3u 4p =16 =-14 =35
5c 2f 7y 1n =4 =-21 1v =-9 =-43 3c 3y =13 =-9 =39 7y 2u =1 =15 =32
23 3f 7m 6v =0 =-24 8c =29 =6 8 8c =14 =-17 65 =6 =32 =-39
58 6o 7h 5 =7 =-6 4a =-22 =6 4c 2k =19 =-4 =-16 5f =13 7f =-8 =-59
7q g p 3s =14 =-1 =-21 4q =-32 =9 7t g 8g =1 =-18 85 =0 =44 6t =-54 8j =-18 =22
4w 2w 25 61 =-17 =-3 b =21 =-18 4n =27 =6 3s =32 =4
3t 45 5r 6r =9 =-2 6 =-8 =-32 65 5y =-29 =5 =16 1e 3a 86 =23 =-7 2u =-12 =-4 86 83 =-31 =17 =21
6x 1u 58 6 =-4 =5 4l =-55 =8 7q n =32 =6 z =-16 =18 n =-35 =1
29 2y 35 2w =-1 =23 =-31 2t 2b =45 =7 =-14 3q 5k =-6 8g =41 =12 30 =-14 =16
2l 1z 6x 4y =12 =-5 5y =-32 =6 9 3f =-9 =8 8c =2 =-36 =-30
6l 0 48 1z =-7 =-24 =19 20 =32 =-9 p 5r 58 =5 =-18 32 =-36 =3 =-27
5b 8p 3e 50 =-5 =7 6v =19 =-2 3y 56 =15 =-17 8h =-34 =10 =30`;
